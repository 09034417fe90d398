/**
 * Runs while the page of a cart that the server does not know is being read, as an inline script whose hash the server allows: marks it where this browser
 * keeps a cart with something in it, or somebody is logged in. All others have none, and see so at once.
 */
export const KEPT_SCRIPT = `try{var l=localStorage;if(l.cart&&l.cartQuantity!=='0'||l.signedIn||l.keptSession||sessionStorage.token)document.documentElement.dataset.keptCart=''}catch(e){}`

export const shownIfKept = 'hidden in-[[data-kept-cart]]:block'
export const hiddenIfKept = 'in-[[data-kept-cart]]:hidden'
