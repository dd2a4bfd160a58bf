/** Key of the builds whose missing files made this tab load a page anew. */
const KEY = 'lectern-stale-builds';

/**
 * Code that loads the page anew when the host no longer has a script or style sheet that the page
 * asks for: a later build has taken its place. It happens once for a build and tab, so a host that
 * lacks files of its newest build is not asked again and again; and not where nothing can be
 * remembered. Without a connection nothing happens, as the host does not say that the file is gone.
 */
export function staleBuildScript(): string {
  return `addEventListener("error",function(e){
    var t=e.target,u=t.tagName==="SCRIPT"?t.src:t.rel==="stylesheet"?t.href:"";
    if(!u||u.indexOf(location.origin+"/_areas/")!==0)return;
    fetch(u,{method:"HEAD"}).then(function(r){
    if(r.status!==404)return;
    var b=JSON.parse(document.getElementById("__NEXT_DATA__").textContent).buildId,
    s=(sessionStorage.getItem("${KEY}")||"").split(" ");
    if(s.indexOf(b)<0){sessionStorage.setItem("${KEY}",s.concat(b).join(" "));location.reload()}
    }).catch(function(){})
  },true);`.replace(/\n\s*/g, '');
}
