import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig({ id: 'toolpad', directory: import.meta.dirname });
