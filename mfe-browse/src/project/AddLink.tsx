import { projectAddress } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import styles from './AddLink.module.css'
import { projectWords as words } from './content'
import { useAddDesign } from './use-add-design'

/** A text button that adds a design to the visitor's project. After that, a link to the project is beside it. */
export function AddLink({ code }: { code: string }) {
  const { count, refused, add } = useAddDesign(code)
  return (
    <p className={styles.AddLink}>
      <button type="button" className={styles.Button} onClick={() => add()}>
        {count > 0 ? words.addMore : words.add}
      </button>
      <span role="status">
        {count > 0 && <Link href={projectAddress}>{words.count(count)}</Link>}
        {refused && ` ${words.full}`}
      </span>
    </p>
  )
}
