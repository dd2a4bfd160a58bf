import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig({ id: 'experiments', directory: import.meta.dirname });
