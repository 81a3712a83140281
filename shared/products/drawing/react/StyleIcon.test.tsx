import { renderToStaticMarkup } from 'react-dom/server'
import { doorStyles, windowStyles } from '../../catalogue/vocabulary/styles'
import { StyleIcon } from './StyleIcon'

const all = [...windowStyles, ...doorStyles]

describe('StyleIcon', () => {
  it.each(all)('draws %s in less than 1 KB of markup', (style) => {
    expect(renderToStaticMarkup(<StyleIcon style={style} />).length).toBeLessThan(1024)
  })

  it('draws every operating style differently', () => {
    expect(new Set(all.map((style) => renderToStaticMarkup(<StyleIcon style={style} />))).size).toBe(13)
  })

  it.each(all)('animates a part of %s', (style) => {
    expect(renderToStaticMarkup(<StyleIcon style={style} />)).toMatch(/data-move="[a-z]/)
  })

  it('is hidden from screen readers, as the link beside it has the name', () => {
    expect(renderToStaticMarkup(<StyleIcon style="bay" />)).toContain('aria-hidden="true"')
  })

  it('marks an icon that stays open', () => {
    expect(renderToStaticMarkup(<StyleIcon style="bay" open />)).toContain('data-open="true"')
  })
})
