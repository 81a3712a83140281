/** Tokens are the only home of raw colours; state is a data attribute; layers replace `!important`. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['node_modules/**', 'releases/**', '.cache/**'],
  rules: {
    // CSS Modules: PascalCase names the part of the component, as it reads in the TSX.
    'selector-class-pattern': ['^[A-Z][A-Za-z0-9]*$', { message: 'Name parts of a component in PascalCase' }],
    'keyframes-name-pattern': '^[a-z][a-z0-9-]*$',
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'declaration-no-important': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    // The zero of our typeface is wider than that of its fallback: what is measured in ch would jump when it arrives.
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
      files: ['shared/styles/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'selector-class-pattern': null },
    },
  ],
}
