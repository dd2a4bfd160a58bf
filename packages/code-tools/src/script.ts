import { CODE_VARIANT_COOKIE } from './core/code-variant';

/**
 * Code that names the reader's code variant on the document before the first paint, as
 * `data-code-variant` of `<html>`. Put it into a script element at the start of the body. The text
 * never changes, so neither does its hash for a Content Security Policy.
 *
 * It is written out instead of made from the core's functions: bundlers and minifiers rewrite
 * those, and each build would have another hash. Its test runs it beside `resolveCodeVariant` and
 * `cookieValue` for every kind of hash and cookie.
 */
export function codeVariantScript(): string {
  return `(function(){
    var h=location.hash,v,i,p=[];
    try{p=document.cookie.split(";")}catch(e){}
    for(i=0;i<p.length&&v===undefined;i++){
    if(p[i].split("=")[0].trim()==="${CODE_VARIANT_COOKIE}"&&p[i].indexOf("=")>0){
    v=p[i].slice(p[i].indexOf("=")+1).trim();
    try{v=decodeURIComponent(v)}catch(e){}
    }}
    v=/\\.js$/.test(h)?"JS":/\\.tsx$/.test(h)?"TS":v==="JS"?"JS":"TS";
    document.documentElement.setAttribute("data-code-variant",v)
  })();`.replace(/\n\s*/g, '');
}
