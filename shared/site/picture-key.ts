/** Key of a picture in its set: the picture `home-hero` has the key `homeHero`. */
export const pictureKey = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
