// @ts-check

/** The largest file (bytes) that is looked at: some ten thousand games. */
const LARGEST = 8 * 2 ** 20;

/**
 * What a file says, or why it is not looked at.
 * @type {(file: File) => Promise<{ text: string } | { trouble: 'large' | 'noText' }>}
 */
export const textOf = async (file) => {
  if (file.size > LARGEST) return { trouble: 'large' };
  try {
    const bytes = await file.arrayBuffer();
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { trouble: 'noText' };
  }
};
