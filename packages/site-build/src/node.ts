export { prepare } from './node/prepare';
export { readLibrary, readSources } from './node/read-sources';
export { writeSite } from './node/write-site';
