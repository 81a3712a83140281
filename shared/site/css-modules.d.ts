declare module '*.module.css' {
  /** Generated class names by their names in the CSS file. */
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
