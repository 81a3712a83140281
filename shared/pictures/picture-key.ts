/** Name under which a set holds a picture: `home-hero` is `homeHero`. */
export const pictureKey = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
