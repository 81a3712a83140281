import '@virida/shared/site/ui/Notice/Notice.module.css'
import '@virida/shared/site/ui/Panes/Panes.module.css'
import '@virida/shared/site/ui/SkipLink/SkipLink.module.css'
import '@virida/shared/site/ui/Spinner/Spinner.module.css'
import '@virida/shared/site/ui/Swatch/Swatch.module.css'
import '@virida/shared/site/ui/VisuallyHidden/VisuallyHidden.module.css'
import './design/DesignBand.module.css'
import './design/DesignLinks.module.css'
import './design/DesignList.module.css'
import './design/DesignPane.module.css'
import './design/LoadingChoices.module.css'
import './design/Verdict.module.css'
import './tabs/AccessoriesTab.module.css'
import './tabs/frame/CrossSections.module.css'
import './tabs/frame/FrameTypeRow.module.css'
import './tabs/glass/GlassTab.module.css'
import './tabs/glass/ObscureGlass.module.css'
import './tabs/options/Finishes.module.css'
import './tabs/options/options.module.css'
import { latePart } from '../../components/LatePart/late-part'

/* The parts of the page that load late. Their style sheets are imported above, because the first document needs them. */

export const lateDesign = latePart(
  async () => (await import(/* webpackChunkName: "series-design" */ './design/DesignBand')).DesignBand,
)

const panels = () => import(/* webpackChunkName: "series-panels" */ './tabs/late-panels')

/** The panels of the tabs that are closed at first. */
export const latePanels = {
  options: latePart(async () => (await panels()).OptionsTab),
  glass: latePart(async () => (await panels()).GlassTab),
  accessories: latePart(async () => (await panels()).AccessoriesTab),
  frame: latePart(async () => (await panels()).FrameTab),
}

export const preloadLateParts = () =>
  Promise.all([lateDesign, ...Object.values(latePanels)].map(({ preload }) => preload()))
