import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig({ id: 'system', directory: import.meta.dirname });
