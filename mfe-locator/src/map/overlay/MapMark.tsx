import { LineIcon } from '@virida/shared/site/ui/LineIcon'

const paths = {
  close: 'm3 3 10 10M13 3 3 13',
  plus: 'M8 2.5v11M2.5 8h11',
  minus: 'M2.5 8h11',
}

/** The icon of a button on the map. */
export const MapMark = ({ name }: { name: keyof typeof paths }) => (
  <LineIcon viewBox="0 0 16 16" width="16" height="16">
    <path d={paths[name]} />
  </LineIcon>
)
