import type { BenefitIcon as Icon } from '@virida/shared/products/catalogue/product-line'
import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import type { ReactNode } from 'react'

/** A decorative icon for a benefit. The text beside it says the same. */
export function BenefitIcon({ icon, className }: { icon: Icon; className?: string }) {
  return (
    <LineIcon
      className={className}
      viewBox="0 0 48 48"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[icon]}
    </LineIcon>
  )
}

const drawings: Record<Icon, ReactNode> = {
  frame: <path d="M5 5h38v38H5zM11 11h26v26H11zM5 5l6 6M43 5l-6 6M5 43l6-6M43 43l-6-6" />,
  glass: <path d="M8 6h20v28H8zM20 14h20v28H20zM25 27l8-8M25 35l10-10" />,
  ruler: <path d="M4 17h40v14H4zM10 17v6M16 17v8M22 17v6M28 17v8M34 17v6M40 17v4" />,
  palette: <path d="M6 8h12v32H6zM18 8h12v32H18zM30 8h12v32H30zM9 34h6M21 34h6M33 34h6" />,
  air: <path d="M6 6h14v36H6zM26 16c5-5 9 5 14 0M26 25c5-5 9 5 14 0M26 34c5-5 9 5 14 0" />,
  panels: <path d="M4 8h40v32H4zM14 8v32M24 8v32M34 8v32M28 24h2M20 24h-2" />,
  value: <path d="M6 26V8h18l18 18-18 16zM15 17h.01M24 31l7-7" />,
  threshold: <path d="M10 4v30M38 4v30M4 34h40v6H4zM18 34V20h12v14M24 8v7m-3-3 3 3 3-3" />,
}
