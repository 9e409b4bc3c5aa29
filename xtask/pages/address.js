// Says whether a release can be made for an address. `node xtask/pages/address.js [ADDRESS]`
import { siteOf } from './head.js';

siteOf(process.argv[2]);
