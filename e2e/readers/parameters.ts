import { parameterNames } from '../../mfe-locator/src/search/query'
import { openingsParameter } from '../../mfe-tools/src/pages/EgressPage/form/query'
import { differencesParameter } from '@virida/shared/site/addresses/compare'
import { designParameters } from '@virida/shared/site/addresses/design'
import { egressParameters, resultParameter } from '@virida/shared/site/addresses/egress'
import { resourcesParameters } from '@virida/shared/site/addresses/resources'

/** Parameters of the pages, as forms and links write them. */
export const parameters: readonly string[] = [
  ...Object.values(egressParameters),
  ...Object.values(resourcesParameters),
  ...Object.values(parameterNames),
  ...designParameters,
  ...[differencesParameter, openingsParameter, resultParameter],
  ...['compare', 'sort', 'window_type', 'window_series', 'door_type', 'frame_finish'],
  ...['pictures', 'picture', 'shown', 'line', 'room', 'finish'],
  ...['project', 'dealer', 'type', 'step', 'series', 'tab', 'width', 'height', 'for'],
]
