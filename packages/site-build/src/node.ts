export { prepare } from './node/prepare';
export { readSources } from './node/read-sources';
export { writeSite } from './node/write-site';
