import { inches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { formatFeet } from '@virida/shared/products/facade/feet'
import {
  facadeLimits,
  roofForms,
  type Facade,
  type Roof,
  type RoofForm,
} from '@virida/shared/products/project/facade'
import { Button } from '@virida/shared/site/ui/Button'
import { Select } from '@virida/shared/site/ui/Select'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState } from 'react'
import { editFacade, removeFacade } from './change-facades'
import { facadesContent } from './content'
import styles from './FacadesPanel.module.css'
import { LengthField } from './LengthField'
import { floorsIn, longestFloors } from './read-floors'
import type { InchRange } from './read-length-in'
import type { FacadeChanges } from './use-facade-changes'

const { fields: content, roofs, remove, removed } = facadesContent

const usualPitch = 4
const usualRise = inches(72)

/** Another roof, with the number of the one before if it has the same meaning. */
function roofOf(form: RoofForm, before: Roof): Roof {
  if (form === 'flat') return { form }
  if (form === 'gable') return { form, pitch: usualPitch }
  return { form, rise: 'rise' in before ? before.rise : usualRise }
}

const feet = (length: number) => formatFeet(inches(length))
const lengthError = ({ min, max }: InchRange) => content.lengthError(feet(min), feet(max))

type Props = { facade: Facade; changes: FacadeChanges; onRemoved: () => void }

/** The few dimensions of a façade. */
export function FacadeFields({ facade, changes, onRemoved }: Props) {
  const { name, width, height, roof, floors = [] } = facade
  const edit = (part: Partial<Facade>, key?: string) => {
    changes.make(editFacade({ ...facade, ...part }), content.changed(part.name ?? name), key)
    return undefined
  }
  const length = (label: string, value: Sixteenths, field: 'width' | 'height') => (
    <LengthField
      label={label}
      value={value}
      range={facadeLimits[field]}
      error={lengthError(facadeLimits[field])}
      onValue={(next) => edit({ [field]: next })}
    />
  )
  return (
    <fieldset className={styles.Fields}>
      <legend className={styles.Legend}>{content.title}</legend>
      <TextField
        label={content.name}
        value={name}
        maxLength={facadeLimits.name}
        onChange={({ target }) => edit({ name: target.value }, `name ${facade.id}`)}
      />
      {length(content.width, width, 'width')}
      {length(content.height, height, 'height')}
      <Select
        label={content.roof}
        options={roofForms.map((value) => ({ value, label: roofs[value] }))}
        value={roof.form}
        onChange={({ target }) => {
          const form = roofForms.find((one) => one === target.value)
          if (form) edit({ roof: roofOf(form, roof) })
        }}
      />
      {roof.form === 'gable' && (
        <PitchField
          key={roof.pitch}
          pitch={roof.pitch}
          onPitch={(pitch) => edit({ roof: { ...roof, pitch } })}
        />
      )}
      {'rise' in roof && (
        <LengthField
          label={content.rise}
          value={roof.rise}
          range={facadeLimits.rise}
          error={lengthError(facadeLimits.rise)}
          onValue={(rise) => edit({ roof: { ...roof, rise } })}
        />
      )}
      <FloorsField key={floors.join()} floors={floors} onFloors={(next) => edit({ floors: next })} />
      <Button
        variant="ghost"
        className={styles.Remove}
        onClick={() => {
          changes.make(removeFacade(facade.id), removed(name))
          onRemoved()
        }}
      >
        {remove}
      </Button>
    </fieldset>
  )
}

/** A field whose text is used on Enter and when it is left, if it can be read. */
function useTyped(text: string, take: (typed: string) => boolean, problem: string) {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const commit = () => {
    if (typed !== undefined) setWrong(!take(typed))
  }
  return {
    value: typed ?? text,
    error: isWrong && problem,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: commit,
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && commit(),
  }
}

function PitchField({ pitch, onPitch }: { pitch: number; onPitch: (pitch: number) => void }) {
  const take = (typed: string) => {
    const text = typed.trim()
    const next = /^\d{1,2}$/.test(text) ? Number(text) : NaN
    const { min, max } = facadeLimits.pitch
    if (!(next >= min && next <= max)) return false
    if (next !== pitch) onPitch(next)
    return true
  }
  const field = useTyped(String(pitch), take, content.pitchError)
  return <TextField label={content.pitch} inputMode="numeric" maxLength={4} {...field} />
}

type FloorsProps = { floors: readonly Sixteenths[]; onFloors: (floors: readonly Sixteenths[]) => void }

function FloorsField({ floors, onFloors }: FloorsProps) {
  const take = (typed: string) => {
    const next = floorsIn(typed)
    if (next && next.join() !== floors.join()) onFloors(next)
    return next !== undefined
  }
  const field = useTyped(floors.map(formatFeet).join(', '), take, content.floorsError)
  return <TextField label={content.floors} hint={content.floorsHint} maxLength={longestFloors} {...field} />
}
