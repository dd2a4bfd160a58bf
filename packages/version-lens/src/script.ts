import { VERSION_KEY } from './core/version-store';

/**
 * Code that marks the document with `data-lens` before the first paint where the reader has chosen a
 * version for the area, so that the room of what tells so is there from the start. An area's id is
 * the first segment of its addresses, after the language. The text never changes, so neither does
 * its hash for a Content Security Policy.
 */
export function versionScript(): string {
  return `(function(){
    var s=location.pathname.split("/"),i;
    try{for(i=1;i<3;i++)if(/^\\d+\\.\\d+$/.test(localStorage.getItem("${VERSION_KEY}"+s[i])))
    document.documentElement.setAttribute("data-lens","")}catch(e){}
  })();`.replace(/\n\s*/g, '');
}
