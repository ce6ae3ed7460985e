import { ArticleCarousel } from '#components/articles/ArticleCarousel.tsx'
import { ModuleCard } from '#components/modules/ModuleCard.tsx'
import { ModuleCatalog } from '#components/modules/ModuleCatalog.tsx'
import { ModuleGrid } from '#components/modules/ModuleGrid.tsx'
import { ProgramFormats } from '#components/modules/ProgramFormats.tsx'
import { articleCardLabels } from '#content/articleCardLabels.ts'
import { catalog } from '#content/modules.ts'
import { resources } from '#content/resources.ts'
import { paths } from '#content/routes.ts'
import { CAROUSEL_CATEGORIES } from '#content/schema/article.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '#content/schema/module.ts'
import { After } from '../After.tsx'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { samples } from '../samples.ts'
import { typeInto } from '../typeInto.ts'

const modules = (
  <ModuleCatalog
    cards={samples.modules}
    pagination={undefined}
    choices={{ category: MODULE_CATEGORIES, audience: MODULE_AUDIENCES }}
    labels={catalog.list}
    cardLabels={catalog.card}
  />
)

const carousel = (
  <ArticleCarousel
    cards={samples.articles}
    categories={CAROUSEL_CATEGORIES}
    labels={resources.carousel}
    cardLabels={articleCardLabels}
    searchAction={paths.articles}
  />
)

/** Listings with search and filters. */
export const listings: readonly Entry[] = [
  {
    file: 'modules/ModuleCatalog',
    states: {
      'all modules': <Band>{modules}</Band>,
      searched: (
        <Band>
          <After act={(shown) => typeInto(shown, '[type="search"]', 'feedback')}>{modules}</After>
        </Band>
      ),
      'nothing found': (
        <Band>
          <After act={(shown) => typeInto(shown, '[type="search"]', 'zeppelin')}>{modules}</After>
        </Band>
      ),
    },
  },
  {
    file: 'modules/ModuleGrid',
    states: {
      'related modules': (
        <Band ground="sand">
          <ModuleGrid related>
            {samples.modules.slice(0, 3).map((card) => (
              <ModuleCard key={card.slug} card={card} labels={catalog.card} />
            ))}
          </ModuleGrid>
        </Band>
      ),
    },
  },
  {
    file: 'modules/ProgramFormats',
    states: {
      usual: (
        <Band ground="sand">
          <ProgramFormats formats={catalog.formats.items} catalogId="catalog" />
        </Band>
      ),
    },
  },
  {
    file: 'articles/ArticleCarousel',
    states: {
      usual: <Band>{carousel}</Band>,
      'nothing found': (
        <Band>
          <After act={(shown) => typeInto(shown, '[type="search"]', 'zeppelin')}>{carousel}</After>
        </Band>
      ),
    },
  },
]
