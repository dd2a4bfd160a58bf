import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig({ id: 'joy-ui', directory: import.meta.dirname });
