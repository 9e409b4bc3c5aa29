// A page's worker that never has a moment, as one that builds tables has none for long.
for (;;);
