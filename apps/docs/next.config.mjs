import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig({ id: 'docs', directory: import.meta.dirname });
