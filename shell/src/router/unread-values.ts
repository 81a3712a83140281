import { withoutUnread } from '@virida/shared/platform/http/page-address'

/** Removes the values from the address that the server has not passed to the page, so that the page hydrates as it was rendered. */
export function dropUnreadValues() {
  const given = new URL(location.href)
  const shown = withoutUnread(given)
  if (shown !== given) history.replaceState(history.state, '', shown)
}
