// In unit tests a CSS module is its own class names: `styles.Button` is "Button".
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : key) })
