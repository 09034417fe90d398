/** Where the plain forms come out. */
export const PLAIN_CART = 'plain-cart'

/** After so long nobody is left with buttons that do nothing. */
const PATIENCE_MS = 8000

/**
 * Runs as an inline script whose hash the server allows: where the scripts of the page fail, or do not arrive while nobody uses the form, the plain forms,
 * which stand beside it for browsers without scripts, take the cart's place. Scripts that come after all take it back.
 */
export const PLAIN_SCRIPT = `(function(d){
var h=d.documentElement,p=d.getElementById('${PLAIN_CART}'),n=p.previousElementSibling;
function show(){if(h.dataset.ready||h.dataset.plain!==undefined)return;p.innerHTML=n.textContent;h.dataset.plain=''}
function late(){if(n.previousElementSibling.contains(d.activeElement))setTimeout(late,1000);else show()}
addEventListener('error',function(e){if(/^(SCRIPT|LINK)$/.test(e.target.tagName))show()},true);
addEventListener('unhandledrejection',show);
setTimeout(late,${PATIENCE_MS})})(document)`
