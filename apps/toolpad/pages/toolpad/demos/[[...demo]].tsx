import { createFramePage } from '@lectern/next-adapter/frame';
import { getFramePaths, getFrameProps } from '@lectern/next-adapter/node';

export const getStaticPaths = getFramePaths;
export const getStaticProps = getFrameProps;
/** Its scripts are those of `frame.ts`. */
export const config = { unstable_runtimeJS: false };

/** A document with nothing but a demo. */
const FramePage = createFramePage(() => import('../../../demos').then(({ mount }) => mount));

export default FramePage;
