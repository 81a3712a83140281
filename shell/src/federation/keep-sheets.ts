import {
  knownSheetsCookie,
  sheetsKeyMeta,
  withKnownSheets,
} from '@virida/shared/platform/contract/known-sheets'

/** How long a browser is expected to keep the style sheets, in seconds. If it does not, it requests them again. */
const lifetime = 30 * 24 * 60 * 60

/**
 * Puts the style sheets that the document contains into the browser's cache, and notes in a cookie that the next
 * document may link them instead.
 */
export async function keepSheets() {
  const key = document.querySelector<HTMLMetaElement>(`meta[name=${sheetsKeyMeta}]`)?.content
  if (!key) return
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-src]')]
  const areKept = await Promise.all(styles.map(isKept))
  if (!areKept.every(Boolean)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${knownSheetsCookie}=${withKnownSheets(cookieValue(), key)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}

/** Fetches the file of a style element, and checks that it has the same content. */
async function isKept({ dataset, textContent }: HTMLStyleElement): Promise<boolean> {
  try {
    const response = await fetch(dataset.src ?? '', { priority: 'low' })
    return response.ok && (await response.text()) === textContent
  } catch {
    // Offline: the next document contains its styles again.
    return false
  }
}

const cookieValue = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${knownSheetsCookie}=`))
    ?.slice(knownSheetsCookie.length + 1)
