import { html } from 'hono/html'
import { compositionAddress } from '@virida/shared/platform/paths'
import type { Confirmed } from './confirmed-store'
import { content } from './content'
import { factList, type Html } from './layout'

export const appAddress = (app: string) => `${compositionAddress}/apps/${encodeURIComponent(app)}`

export const actions = ['rollback', 'publish', 'promote', 'abort'] as const
export type Action = (typeof actions)[number]

/** The form that signs somebody in. */
export const signInForm = (problem?: string): Html =>
  html`${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
    <form class="sign-in" method="post" action="${compositionAddress}/sign-in">
      <label for="name">${content.signIn.name}</label>
      <input id="name" name="name" autocomplete="name" required maxlength="60" />
      ${tokenField()}
      <button>${content.signIn.submit}</button>
    </form>`

const tokenField = (problem?: string): Html =>
  html`<label for="token">${content.signIn.token}</label>
    <input
      id="token"
      name="token"
      type="password"
      autocomplete="current-password"
      required
      maxlength="500"
      ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''}
    />`

/**
 * The question whether to do it. It asks for the token too, so that nobody can change anything with a session alone.
 * @param problem Why the token was refused.
 */
export const confirmPage = (
  app: string,
  { action, version, live, canary }: Confirmed & { action: Action },
  problem?: string,
): Html =>
  html`<p class="lead">${content.questions[action]}</p>
    ${factList([
      [content.confirm.app, app],
      [content.confirm.live, live],
      [content.confirm.next, action === 'abort' ? live : version],
    ])}
    ${problem ? html`<p class="problem" id="problem" role="alert">${problem}</p>` : ''}
    <form class="sign-in" method="post" action="${appAddress(app)}/change">
      <input type="hidden" name="action" value="${action}" />
      <input type="hidden" name="version" value="${version}" />
      <input type="hidden" name="live" value="${live}" />
      ${canary ? html`<input type="hidden" name="canary" value="${canary}" />` : ''} ${tokenField(problem)}
      <div class="confirm">
        <button>${content.answers[action]}</button>
        <a class="button" href="${appAddress(app)}">${content.confirm.cancel}</a>
      </div>
    </form>`

/** Why something was not done. */
export const refusedPage = (app: string, message: string): Html =>
  html`<p class="problem" role="alert">${message}</p>
    <p><a href="${appAddress(app)}">${app}</a></p>`
