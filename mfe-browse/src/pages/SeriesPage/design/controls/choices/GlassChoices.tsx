import { paneLabels } from '@virida/shared/products/catalogue/vocabulary/glass'
import { formatInches } from '@virida/shared/products/catalogue/dimension'
import { Picture } from '@virida/shared/site/ui/Picture'
import { pictureOf } from '../../../../../content/picture-of'
import { controlsContent as content } from '../../content'
import { glassContent } from '../../../content'
import { Choices } from './Choices'
import { without } from '../choose'
import styles from './GlassChoices.module.css'
import type { GroupProps } from './group-props'
import { FieldMessages } from '../FieldMessages'

const clear = 'clear'
const clearSwatch = (
  <svg className={styles.Glass} viewBox="0 0 75 75" aria-hidden="true" focusable="false">
    <path d="M0 0h75v75H0z" fill="#C3DBE6" />
    <path d="M50 0h9L34 75h-9zM64 0h4L43 75h-4z" fill="#FFFFFF" fillOpacity="0.6" />
  </svg>
)

/** Coating, number of panes, and obscure or tinted glass. */
export function GlassChoices({ design, series, onChange, ...rest }: GroupProps) {
  const { types, obscureTypes } = series.glass
  const obscure = obscureTypes.find(({ key }) => key === design.obscure)
  return (
    <>
      <Choices
        legend={content.coating}
        look="word"
        value={design.glass}
        choices={types.map(({ key, title }) => ({ value: key, title }))}
        onChoose={(value) => {
          const type = types.find(({ key }) => key === value)
          if (type) onChange({ design: { ...design, glass: type.key } })
        }}
      />
      {series.glazing.length > 1 && (
        <div data-field="panes">
          <Choices
            legend={content.panes}
            look="word"
            value={design.panes}
            choices={series.glazing.map(({ panes, thickness }) => ({
              value: panes,
              title: `${paneLabels[panes]}, ${formatInches(thickness)}`,
            }))}
            onChoose={(value) => {
              const glazing = series.glazing.find(({ panes }) => panes === value)
              if (glazing) onChange({ design: { ...design, panes: glazing.panes } })
            }}
          />
        </div>
      )}
      <FieldMessages fields={['panes']} {...rest} />
      <Choices
        legend={content.obscure}
        look="color"
        value={design.obscure ?? clear}
        choices={[
          {
            value: clear,
            title: content.clear,
            picture: clearSwatch,
          },
          ...obscureTypes.map((type) => ({
            value: type.key,
            title: type.title,
            picture: <Picture className={styles.Glass} picture={pictureOf(type.image)} sizes="75px" alt="" />,
          })),
        ]}
        onChoose={(value) => {
          const type = obscureTypes.find(({ key }) => key === value)
          onChange({ design: type ? { ...design, obscure: type.key } : without(design, 'obscure') })
        }}
      >
        {obscure && (
          <p className={styles.Help}>
            {glassContent.groups[obscure.group]}. {obscure.description}
          </p>
        )}
      </Choices>
    </>
  )
}
