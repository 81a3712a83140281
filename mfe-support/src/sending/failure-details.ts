import { brand } from '@virida/shared/site/brand'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { formatFileSize } from '../files/file-size'
import type { SendOutcome } from './send-request'
import { listed } from '@virida/shared/site/listed'

/** `broken`: the code of the page failed. */
export type Failure = (Exclude<SendOutcome, { kind: 'accepted' | 'cancelled' }> | { kind: 'broken' }) & {
  /** Names of the files that were refused, where the service said which. */
  files?: readonly string[] | undefined
}

const call = `You can also call us at ${brand.phone.label}.`
const kept = 'Everything you entered is still here.'

/** The text below "Error sending email": what happened, as far as it is known, and what to do next. */
export function failureDetails(failure: Failure): string {
  if (failure.kind === 'network')
    return `We could not reach our server. ${kept} Check your connection and send again. ${call}`
  if (failure.kind === 'timeout')
    return `Our server did not answer in time. ${kept} Send again: your message will not arrive twice. ${call}`
  if (failure.kind === 'broken')
    return `Something is wrong with this page. ${kept} Send again, or copy your text and reload the page: your message will not arrive twice. ${call}`
  if (failure.error === 'too_large' || failure.status === 413) return `${limitDetails(failure)} ${kept}`
  if (failure.error === 'rate_limited' || failure.status === 429)
    return `Many messages came from your connection in a short time. ${kept} Wait ${waitingTime(failure.retryAfter)} and send again. ${call}`
  if (failure.error === 'busy')
    return `Many photos and videos are arriving right now. ${kept} Wait ${waitingTime(failure.retryAfter)} and send again. ${call}`
  if (failure.error === 'invalid')
    return failure.files?.length
      ? `${listed(failure.files)} could not be read as a photo or video. ${kept} Remove what could not be read and send again. ${call}`
      : `Our server could not read a part of it, most likely one of the files. ${kept} Remove the file and send again. ${call}`
  return `Something went wrong on our side. ${kept} Send again in a minute. ${call}`
}

function limitDetails({
  limit,
  files,
}: Pick<Extract<Failure, { kind: 'refused' }>, 'limit' | 'files'>): string {
  if (limit === limits.files)
    return `No more than ${limits.files} files can be sent at once. Remove some and send again.`
  if (limit === limits.fileBytes)
    return `${files?.length ? listed(files) : 'One of the files'} is larger than ${formatFileSize(limits.fileBytes)}. Remove it and send again.`
  if (limit === limits.bodyBytes)
    return `The text is longer than the ${formatFileSize(limits.bodyBytes)} that can be sent. Shorten it and send again.`
  return `The files are larger than ${formatFileSize(limits.totalBytes)} together. Remove some and send again.`
}

const waitingTime = (seconds = 60) =>
  seconds < 60
    ? `${Math.max(1, Math.ceil(seconds))} seconds`
    : seconds <= 90
      ? 'a minute'
      : `${Math.ceil(seconds / 60)} minutes`
