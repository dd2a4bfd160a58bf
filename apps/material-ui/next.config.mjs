import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig({ id: 'material-ui', directory: import.meta.dirname });
