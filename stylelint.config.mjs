/** Raw colors are allowed in the tokens only; state is a data attribute; layers replace `!important`. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['node_modules/**', 'releases/**', '.cache/**'],
  rules: {
    // A class names a part of the component in PascalCase, as in `styles.Title`.
    'selector-class-pattern': [
      '^([A-Z][A-Za-z0-9]*|maplibregl-[a-z-]+)$',
      { message: 'Name the parts of a component in PascalCase. Only classes of the map library differ.' },
    ],
    'keyframes-name-pattern': '^[a-z][a-z0-9-]*$',
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'declaration-no-important': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    // `ch` is wider in our typeface than in its fallback: lengths in ch would change when the font has loaded.
    'unit-disallowed-list': ['ch'],
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    'import-notation': 'string',
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'media-feature-range-notation': 'context',
    'declaration-block-no-redundant-longhand-properties': null,
  },
  overrides: [
    {
      files: ['shared/site/styles/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'selector-class-pattern': null },
    },
  ],
}
