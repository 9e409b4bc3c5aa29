// The types of the pinned package that idb.js beside this is a copy of.
export * from '../../tests/node_modules/idb/build/index.js';
