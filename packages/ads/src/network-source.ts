import type { AdNetwork } from './core/ad-config';
import type { AdFinding } from './core/ad-state';
import type { AdSource } from './core/ad-source';

/**
 * A network whose script draws the ad inside the slot.
 *
 * @param getRoom the slot's element for the network; only there is it looked for, so two slots of a
 *   page do not take each other's ad for theirs
 */
export function networkSource(network: AdNetwork, getRoom: () => Element | null): AdSource {
  return {
    kind: 'network',
    open: ({ failed }) => {
      const script = document.createElement('script');
      const onError = () => failed('blocked');
      script.async = true;
      script.src = network.scriptUrl;
      if (network.scriptId) script.id = network.scriptId;
      if (network.nonce) script.nonce = network.nonce;
      script.addEventListener('error', onError);
      const room = getRoom();
      room?.append(script);
      return () => {
        script.removeEventListener('error', onError);
        room?.replaceChildren();
      };
    },
    probe: () => lookForAd(getRoom(), network),
  };
}

function lookForAd(room: Element | null, network: AdNetwork): AdFinding {
  const ad = room?.querySelector(network.probeSelector);
  if (!ad) return 'nothing';
  const isBacker =
    network.backerUrl !== undefined &&
    ad.querySelector('a[href]')?.getAttribute('href')?.startsWith(network.backerUrl);
  return isBacker ? 'backer' : 'ad';
}
