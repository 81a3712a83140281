/**
 * A stand-in for Google's script, with only what the locator uses: a map with a camera, and markers at the right
 * positions. It is sent to the browser as a script.
 */
export const standIn = `(() => {
  const size = 256
  const x = (lng) => ((lng + 180) / 360) * size
  const y = (lat) => (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * size
  const lng = (at) => (at / size) * 360 - 180
  const lat = (at) => (Math.atan(Math.sinh((0.5 - at / size) * 2 * Math.PI)) * 180) / Math.PI
  const listeners = new Map()
  const event = {
    addListener(target, name, call) {
      const all = listeners.get(target) ?? listeners.set(target, {}).get(target)
      ;(all[name] ??= new Set()).add(call)
      return { remove: () => all[name].delete(call) }
    },
    clearInstanceListeners: (target) => listeners.delete(target),
    trigger: (target, name) => listeners.get(target)?.[name]?.forEach((call) => call()),
  }
  const literal = (point) => ({ lat: +point.lat, lng: +point.lng, toJSON: () => ({ lat: +point.lat, lng: +point.lng }) })
  class StandInMap {
    markers = new Set()
    center = literal({ lat: 36, lng: -119 })
    zoom = 6
    constructor(div, options) {
      this.div = div
      this.options = options
      div.style.position = 'relative'
      div.style.overflow = 'hidden'
      window.standInMaps = [...(window.standInMaps ?? []), this]
    }
    addListener(name, call) { return event.addListener(this, name, call) }
    getDiv() { return this.div }
    getZoom() { return this.zoom }
    getCenter() { return this.center }
    getHeading() { return 0 }
    getTilt() { return 0 }
    getMapCapabilities() { return { isAdvancedMarkersAvailable: true } }
    getRenderingType() { return 'RASTER' }
    setOptions(options) { Object.assign(this.options, options) }
    setZoom(zoom) { this.move({ zoom }) }
    panTo(center) { this.move({ center }) }
    moveCamera(camera) { this.move(camera) }
    panBy(right, down) {
      const scale = 2 ** this.zoom
      this.move({ center: { lat: lat(y(+this.center.lat) + down / scale), lng: lng(x(+this.center.lng) + right / scale) } })
    }
    fitBounds(bounds) {
      const wide = x(bounds.east) - x(bounds.west)
      const high = y(bounds.south) - y(bounds.north)
      const fit = Math.min(this.div.clientWidth / Math.max(wide, 1e-6), this.div.clientHeight / Math.max(high, 1e-6))
      const center = { lat: lat((y(bounds.south) + y(bounds.north)) / 2), lng: lng((x(bounds.east) + x(bounds.west)) / 2) }
      this.move({ center, zoom: Math.max(3, Math.min(20, Math.floor(Math.log2(fit)))) })
    }
    move({ center, zoom }) {
      if (center) this.center = literal(center)
      if (zoom !== undefined) this.zoom = zoom
      this.markers.forEach((marker) => marker.place())
      setTimeout(() => ['bounds_changed', 'center_changed', 'zoom_changed', 'idle'].forEach((name) => event.trigger(this, name)))
    }
    pixel(point) {
      const scale = 2 ** this.zoom
      return {
        left: (x(+point.lng) - x(this.center.lng)) * scale + this.div.clientWidth / 2,
        top: (y(+point.lat) - y(this.center.lat)) * scale + this.div.clientHeight / 2,
      }
    }
    getBounds() {
      const scale = 2 ** this.zoom
      const half = { x: this.div.clientWidth / 2 / scale, y: this.div.clientHeight / 2 / scale }
      const bounds = {
        west: lng(x(this.center.lng) - half.x), east: lng(x(this.center.lng) + half.x),
        north: lat(y(this.center.lat) - half.y), south: lat(y(this.center.lat) + half.y),
      }
      return { ...bounds, toJSON: () => bounds, getNorthEast: () => literal({ lat: bounds.north, lng: bounds.east }), getSouthWest: () => literal({ lat: bounds.south, lng: bounds.west }) }
    }
  }
  class AdvancedMarkerElement extends HTMLElement {
    #map = null
    #position = null
    #content = null
    set map(map) {
      this.#map?.markers.delete(this)
      this.remove()
      this.#map = map
      if (!map) return
      map.markers.add(this)
      map.div.append(this)
      this.style.cssText = 'position:absolute;pointer-events:none'
      this.place()
    }
    get map() { return this.#map }
    set position(position) { this.#position = position; this.place() }
    get position() { return this.#position }
    set content(content) { this.#content = content; this.replaceChildren(content) }
    get content() { return this.#content }
    set zIndex(index) { this.style.zIndex = index }
    addListener(name, call) { return event.addListener(this, name, call) }
    place() {
      if (!this.#map || !this.#position) return
      const { left, top } = this.#map.pixel(this.#position)
      this.style.left = left + 'px'
      this.style.top = top + 'px'
      this.style.transform = 'translate(-50%, -100%)'
    }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement)
  const maps = {}
  window.google = { maps }
  Object.assign(maps, {
    version: '3.65.1', event, Settings: { getInstance: () => ({}) }, Map: StandInMap, MapTypeId: {}, RenderingType: {}, ColorScheme: {}, ControlPosition: {},
    marker: { AdvancedMarkerElement }, MVCObject: class {}, LatLng: class {}, LatLngBounds: class {},
    importLibrary: async (name) => (name === 'marker' ? { AdvancedMarkerElement, PinElement: class {} } : maps),
  })
  window[new URL(document.currentScript.src).searchParams.get('callback')]()
})()`
