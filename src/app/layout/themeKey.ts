/** Key in local storage of the theme that the user selected. */
export const THEME_KEY = 'vitrine.theme'
