import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { browserArgs, browserPath } from './browser.mjs';
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const ctx = await browser.newContext(); const page = await ctx.newPage();
for (const url of process.argv.slice(2)) {
  await page.setViewportSize({width:1280,height:800});
  await page.goto('http://127.0.0.1:4198'+url);
  await page.evaluate(async () => { for (let top = 0; top < document.body.scrollHeight; top += innerHeight) { scrollTo(0, top); await new Promise(r=>requestAnimationFrame(r)); } });
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  console.log(url); for (const v of violations) for (const n of v.nodes) console.log(' ', v.id, n.target.join(' '), n.html.slice(0,160));
  await page.setViewportSize({width:320,height:640});
  console.log(await page.evaluate(()=>{const {clientWidth,scrollWidth}=document.documentElement; if(scrollWidth<=clientWidth) return []; return [...document.querySelectorAll('main *')].filter(e=>e.getBoundingClientRect().right>clientWidth+1).slice(0,6).map(e=>e.tagName+' '+e.className+' '+e.outerHTML.slice(0,120))}));
}
await browser.close();
