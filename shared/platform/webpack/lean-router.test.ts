import { withoutKeepers } from './lean-router'

it('marks the calls that make components and contexts as free of side effects', () => {
  expect(withoutKeepers('var Form = React10.forwardRef(\n  function')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n  function',
  )
  expect(withoutKeepers('var A = React.createContext(null);')).toContain(
    '/* @__PURE__ */ React.createContext',
  )
})

it('removes the assignments of names for developer tools', () => {
  expect(withoutKeepers('Form.displayName = "Form";\nrest()')).toBe('\nrest()')
})

it('marks the warnings for developers as free of side effects', () => {
  const source =
    'function warning(cond, message) {\n  if (a)\n    warning(\n      b,\n      "text"\n    );\n}'
  expect(withoutKeepers(source)).toBe(
    'function warning(cond, message) {\n  if (a)\n/* @__PURE__ */ warning(\n      b,\n      "text"\n    );\n}',
  )
})

it('keeps all other calls and assignments', () => {
  const source = '_map = new WeakMap();\nvar s = React.useState(0);\nA.contextType = B;'
  expect(withoutKeepers(source)).toBe(source)
})
