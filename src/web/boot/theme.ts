export const THEME_KEY = 'theme'

/** Runs before the first paint, as an inline script whose hash the server allows. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
