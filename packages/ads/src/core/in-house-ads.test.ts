import { expect, test } from 'vitest';
import { inHouseAds } from './in-house-ads';

test('[B5] the four in-house ads', () => {
  expect(inHouseAds.map(({ name }) => name)).toEqual(['templates', 'themes', 'tidelift', 'figma']);
});

test.each(inHouseAds)('[B5] $name has every field, and a picture that needs no request', (ad) => {
  expect(ad.link).toMatch(/^https:\/\//);
  expect(ad.img).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(ad.img)).toContain('viewBox="0 0 130 100"');
  expect(ad.description.length).toBeGreaterThan(20);
  expect(ad.poweredby).toBeTruthy();
  expect(ad.label).toBe(`in-house-${ad.name}`);
});

test('[B5] the descriptions are plain text, so that showing them needs no sanitiser', () => {
  expect(inHouseAds.filter(({ description }) => /[<&]/.test(description))).toEqual([]);
});
