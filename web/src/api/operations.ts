/** Generated from openapi.json by `npm run openapi`; not to be edited. */
/* biome-ignore-all lint: generated */

export type Error = { error: string; code: string; field?: string; requestId: string }

export type Recipe = {
  id: number
  type: 'community'
  coffeeProfileId: number
  grinderId: number
  machineId: number
  filterId: number | null
  brewMethod: string
  grindSetting: number | string
  grindIndex: number
  ratio: number
  doseGrams: number
  waterGrams: number
  brewTimeSeconds: number | null
  waterTempF: number | null
  notes: string | null
  tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
  upvotes: number
  downvotes: number
  score: number
  avgRating: number | null
  ratingCount: number
  brewCount: number
  commentCount: number
  tasteMatchScore?: number
  coffee: {
    id: number
    name: string
    slug: string
    roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
    coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
    origin: string | null
    flavorProfile: string | null
    roasterName: string
    roasterSlug: string
    roaster: { id: number; name: string; slug: string }
  }
  grinder: { id: number; slug: string; brand: string; name: string; model: string }
  machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
  filter: { id: number; name: string; type: string }
  createdBy: { displayName: string }
  createdAt: string
  updatedAt: string
}

export type BrewLog = {
  id: number
  method: string
  coffeeProfileId: number | null
  grinderId: number | null
  machineId: number | null
  recipeId: number | null
  communityRecipeId: number | null
  doseGrams: number | null
  coffeeGrams: number | null
  waterGrams: number | null
  ratio: number | null
  grindSetting: number | string | null
  grindIndex: number | null
  waterTempF: number | null
  brewTimeSeconds: number | null
  daysOffRoast: number | null
  outcome: string | null
  notes: string | null
  rating: number | null
  tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
  extractionFeedback: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
  savedAsRecipe: boolean
  createdAt: string
  updatedAt: string
  coffee: {
    id: number
    name: string
    slug: string
    roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
    coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
    origin: string | null
    flavorProfile: string | null
    roasterName: string
    roasterSlug: string
    roaster: { id: number; name: string; slug: string }
  }
  grinder: { id: number; slug: string; brand: string; name: string; model: string }
  machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
}

export type BrewLogDetail = {
  id: number
  method: string
  coffeeProfileId: number | null
  grinderId: number | null
  machineId: number | null
  recipeId: number | null
  communityRecipeId: number | null
  doseGrams: number | null
  coffeeGrams: number | null
  waterGrams: number | null
  ratio: number | null
  grindSetting: number | string | null
  grindIndex: number | null
  waterTempF: number | null
  brewTimeSeconds: number | null
  daysOffRoast: number | null
  outcome: string | null
  notes: string | null
  rating: number | null
  tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
  extractionFeedback: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
  savedAsRecipe: boolean
  createdAt: string
  updatedAt: string
  coffee: {
    id: number
    name: string
    slug: string
    roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
    coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
    origin: string | null
    flavorProfile: string | null
    roasterName: string
    roasterSlug: string
    roaster: { id: number; name: string; slug: string }
  }
  grinder: {
    id: number
    slug: string
    brand: string
    name: string
    model: string
    burrType: string
    burrSizeMm: number | null
    drive: string
    adjustment: 'stepped' | 'stepless'
    minGrindSetting: number
    maxGrindSetting: number
    minGrindIndex: number
    maxGrindIndex: number
    clicksPerFullRange: number
    scale: string
  }
  machine: {
    id: number
    slug: string
    brand: string
    name: string
    model: string
    brewMethod: string
    defaultWaterTempF: number
    kind: 'manual' | 'electric'
    description: string
  }
  nextStep: {
    kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
    advice: string
    grindSetting?: number
    doseGrams?: number
    waterTempF?: number
    brewTimeSeconds?: number
  }
}

export interface Operations {
  getHealth: {
    input: {}
    reply: {
      status: 'healthy' | 'degraded' | 'unhealthy'
      timestamp: string
      uptime: number
      version: string
      checks: {
        database: { status: 'healthy' | 'degraded' | 'unhealthy'; latencyMs: number | null }
        migrations: { status: 'healthy' | 'pending' | 'unknown'; applied: number }
      }
    }
  }
  trackPageView: { input: { body: { roasterId: number; coffeeId?: number } }; reply: { success: true } }
  sendContactMessage: {
    input: { body: { name: string; email: string; subject: string; message: string } }
    reply: { success: true; message: string }
  }
  subscribe: { input: { body: { email: string; source?: string } }; reply: { success: true; message: string } }
  requestDemo: {
    input: { body: { name: string; email: string; company?: string; website?: string; message?: string } }
    reply: { success: true; message: string }
  }
  register: {
    input: { body: { email: string; password: string; displayName?: string; name?: string } }
    reply: {
      success: true
      user: { id: number; email: string | null; name: string; displayName: string; createdAt: string }
      token: string
    }
  }
  login: {
    input: { body: { email: string; password: string } }
    reply: {
      success: true
      user: { id: number; email: string | null; name: string; displayName: string; createdAt: string }
      token: string
    }
  }
  requestMagicLink: { input: { body: { email: string } }; reply: { success: true; message: string } }
  verifyMagicLink: {
    input: { query: { token: string } }
    reply: {
      success: true
      user: { id: number; email: string | null; name: string; displayName: string; createdAt: string }
      token: string
    }
  }
  signInWithApple: {
    input: { body: { identityToken: string; email?: string } }
    reply: {
      success: true
      user: { id: number; email: string | null; name: string; displayName: string; createdAt: string }
      token: string
    }
  }
  getMe: {
    input: {}
    reply: {
      user: {
        id: number
        email: string | null
        name: string
        displayName: string
        createdAt: string
        profile: {
          acidityLevel: number | null
          bodyLevel: number | null
          sweetnessLevel: number | null
          bitternessLevel: number | null
          flavorComplexityLevel: number | null
          aftertasteLevel: number | null
        }
      }
    }
  }
  logout: { input: {}; reply: { success: true } }
  deleteAccount: { input: {}; reply: { success: true } }
  disownAccount: { input: { query: { token: string } }; reply: { success: true; message: string } }
  confirmDisownAccount: { input: { query: { token: string } }; reply: { success: true; message: string } }
  getNotificationPreferences: {
    input: {}
    reply: {
      preferences: { notifyRecipeComments: boolean; notifyRecipeFavorites: boolean; notifyRecipeBrews: boolean }
    }
  }
  putNotificationPreferences: {
    input: { body: { notifyRecipeComments?: boolean; notifyRecipeFavorites?: boolean; notifyRecipeBrews?: boolean } }
    reply: {
      preferences: { notifyRecipeComments: boolean; notifyRecipeFavorites: boolean; notifyRecipeBrews: boolean }
    }
  }
  patchNotificationPreferences: {
    input: { body: { notifyRecipeComments?: boolean; notifyRecipeFavorites?: boolean; notifyRecipeBrews?: boolean } }
    reply: {
      preferences: { notifyRecipeComments: boolean; notifyRecipeFavorites: boolean; notifyRecipeBrews: boolean }
    }
  }
  postNotificationPreferences: {
    input: { body: { notifyRecipeComments?: boolean; notifyRecipeFavorites?: boolean; notifyRecipeBrews?: boolean } }
    reply: {
      preferences: { notifyRecipeComments: boolean; notifyRecipeFavorites: boolean; notifyRecipeBrews: boolean }
    }
  }
  listGrinders: {
    input: { query?: { brand?: string } }
    reply: {
      grinders: {
        id: number
        slug: string
        brand: string
        name: string
        model: string
        burrType: string
        burrSizeMm: number | null
        drive: string
        adjustment: 'stepped' | 'stepless'
        minGrindSetting: number
        maxGrindSetting: number
        minGrindIndex: number
        maxGrindIndex: number
        clicksPerFullRange: number
        scale: string
      }[]
      byBrand: Record<
        string,
        {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }[]
      >
      brands: string[]
    }
  }
  listMachines: {
    input: { query?: { brand?: string; brewMethod?: string } }
    reply: {
      machines: {
        id: number
        slug: string
        brand: string
        name: string
        model: string
        brewMethod: string
        defaultWaterTempF: number
        kind: 'manual' | 'electric'
        description: string
      }[]
      byBrand: Record<
        string,
        {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          brewMethod: string
          defaultWaterTempF: number
          kind: 'manual' | 'electric'
          description: string
        }[]
      >
      brands: string[]
    }
  }
  listFilters: {
    input: {}
    reply: {
      filters: {
        id: number
        slug: string
        name: string
        type: 'paper' | 'metal' | 'cloth'
        description: string
        fits: string[]
      }[]
    }
  }
  listBrewMethods: {
    input: {}
    reply: {
      data: {
        id: string
        name: string
        description: string
        extraction: 'percolation' | 'espresso' | 'immersion'
        grindIndex: { min: number; ideal: number; max: number }
        ratio: { min: number; ideal: number; max: number }
        doseGrams: { min: number; ideal: number; max: number }
        waterTempF: { min: number; ideal: number; max: number }
        brewTimeSeconds: { min: number; ideal: number; max: number }
      }[]
    }
  }
  listGrinderNames: { input: {}; reply: { grinders: { slug: string; brand: string; name: string }[]; count: number } }
  getGrinderChart: {
    input: { path: { slug: string } }
    reply: {
      slug: string
      brand: string
      name: string
      scale: string
      url: string
      minGrindSetting: number
      maxGrindSetting: number
      minGrindIndex: number
      maxGrindIndex: number
      confidence: 'measured' | 'published' | 'estimated'
      methods: {
        key: string
        label: string
        setting: number
        settingLabel: string
        range: { min: number; max: number }
        rangeLabel: string
      }[]
      unsupportedMethods: { id: string; name: string }[]
    }
  }
  convertGrindSetting: {
    input: { query: { from: string; setting: string; to: string } }
    reply: {
      from: { slug: string; brand: string; name: string; setting: number; label: string }
      to: {
        slug: string
        brand: string
        name: string
        setting: number
        label: string
        range: { min: number; max: number }
        rangeLabel: string
      }
      grindIndex: number
      setting: number
      label: string
      range: { min: number; max: number }
      rangeLabel: string
      confidence: 'high' | 'medium' | 'low'
      basis: 'measured' | 'calibrated' | 'published' | 'estimated' | 'extrapolated'
      reachable: boolean
      methods: string[]
      note?: string
    }
  }
  getLlmsIndex: { input: {}; reply: string }
  getLlmsText: { input: {}; reply: string }
  sendGrindFeedback: {
    input: {
      body: {
        grinder?: string
        grinderId?: number
        method?: string
        setting?: number | string
        feedback: 'TOO_FINE' | 'JUST_RIGHT' | 'TOO_COARSE'
        notes?: string
      }
    }
    reply: { success: true; message: string }
  }
  calibrateGrinder: {
    input: {
      body: {
        grinderId: number
        references: {
          grindIndex: number
          setting: number | string
          feedback?: 'TOO_FINE' | 'JUST_RIGHT' | 'TOO_COARSE'
        }[]
      }
    }
    reply: {
      calibration: {
        grinderId: number
        references: { grindIndex: number; setting: number; feedback: 'TOO_FINE' | 'JUST_RIGHT' | 'TOO_COARSE' }[]
        offset: number
        samples: {
          method: string
          label: string
          before: number
          beforeLabel: string
          after: number
          afterLabel: string
        }[]
        updatedAt: string
      }
    }
  }
  callMcp: { input: {}; reply: unknown }
  listCoffees: {
    input: {
      query: {
        q?: string
        roaster?: string
        roastLevel?: string
        origin?: string
        coffeeType?: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        sort?: 'alpha' | 'name' | 'recent' | 'newest' | 'recipes' | 'popular' | 'trending'
        limit: number
        cursor?: string
      }
    }
    reply: {
      data: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        description: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        processingMethod: string | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
        recipeCount: number
        createdAt: string
        updatedAt: string
      }[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
      coffees: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        description: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        processingMethod: string | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
        recipeCount: number
        createdAt: string
        updatedAt: string
      }[]
    }
  }
  createCoffee: {
    input: {
      body: {
        name: string
        roastLevel: string
        origin?: string | null
        flavorProfile?: string | string[] | null
        flavorNotes?: string | string[] | null
        description?: string | null
        acidity?: number | null
        acidityLevel?: number | null
        body?: number | null
        bodyLevel?: number | null
        processingMethod?: string | null
        coffeeType?: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        roasterName: string
      }
    }
    reply: {
      coffee: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        description: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        processingMethod: string | null
        roasterName: string
        roasterSlug: string
        roaster: {
          id: number
          name: string
          slug: string
          description: string | null
          tagline: string | null
          city: string | null
          state: string | null
          country: string | null
          location: string | null
          logoUrl: string | null
          coverImageUrl: string | null
          websiteUrl: string | null
          isVerified: boolean
          _count: { coffees: number }
        }
        recipeCount: number
        createdAt: string
        updatedAt: string
        submittedBy: { id: number; displayName: string }
        _count: { communityRecipes: number }
      }
    }
  }
  suggestCoffees: {
    input: { query?: { name?: string; roaster?: string } }
    reply: {
      suggestions: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        description: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        processingMethod: string | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
        recipeCount: number
        createdAt: string
        updatedAt: string
      }[]
    }
  }
  getCoffee: {
    input: { path: { id: number } }
    reply: {
      id: number
      name: string
      slug: string
      roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
      coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
      origin: string | null
      flavorProfile: string | null
      description: string | null
      acidityLevel: number | null
      bodyLevel: number | null
      processingMethod: string | null
      roasterName: string
      roasterSlug: string
      roaster: {
        id: number
        name: string
        slug: string
        description: string | null
        tagline: string | null
        city: string | null
        state: string | null
        country: string | null
        location: string | null
        logoUrl: string | null
        coverImageUrl: string | null
        websiteUrl: string | null
        isVerified: boolean
        _count: { coffees: number }
      }
      recipeCount: number
      createdAt: string
      updatedAt: string
      submittedBy: { id: number; displayName: string }
      _count: { communityRecipes: number }
    }
  }
  getCoffeeStats: {
    input: { path: { id: number } }
    reply: {
      coffeeId: number
      recipeCount: number
      votes: { total: number; upvotes: number; downvotes: number }
      topGrinders: { id: number; slug: string; brand: string; name: string; count: number; averageGrindIndex: number }[]
      topMachines: { id: number; slug: string; brand: string; name: string; count: number; brewMethod: string }[]
      ratioRange: { min: number; max: number; avg: number }
      grindRange: { min: number; max: number; avg: number }
    }
  }
  listRoasters: {
    input: { query: { search?: string; page: number; limit: number; cursor?: string } }
    reply: {
      roasters: {
        id: number
        name: string
        slug: string
        description: string | null
        tagline: string | null
        city: string | null
        state: string | null
        country: string | null
        location: string | null
        logoUrl: string | null
        coverImageUrl: string | null
        websiteUrl: string | null
        isVerified: boolean
        _count: { coffees: number }
      }[]
      pagination: { page: number; limit: number; total: number; totalPages: number }
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  getRoaster: {
    input: { path: { slug: string } }
    reply: {
      id: number
      name: string
      slug: string
      description: string | null
      tagline: string | null
      city: string | null
      state: string | null
      country: string | null
      location: string | null
      logoUrl: string | null
      coverImageUrl: string | null
      websiteUrl: string | null
      isVerified: boolean
      _count: { coffees: number }
      website: string | null
      style: string | null
      recipeCount: number
      followerCount: number
    }
  }
  listRoasterCoffees: {
    input: { path: { slug: string }; query: { roastLevel?: string; limit: number; cursor?: string } }
    reply: {
      data: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        description: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        processingMethod: string | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
        recipeCount: number
        createdAt: string
        updatedAt: string
      }[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  listRoasterRecipes: {
    input: { path: { slug: string }; query: { limit: number; cursor?: string } }
    reply: {
      data: {
        id: number
        type: 'community'
        coffeeProfileId: number
        grinderId: number
        machineId: number
        filterId: number | null
        brewMethod: string
        grindSetting: number | string
        grindIndex: number
        ratio: number
        doseGrams: number
        waterGrams: number
        brewTimeSeconds: number | null
        waterTempF: number | null
        notes: string | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        upvotes: number
        downvotes: number
        score: number
        avgRating: number | null
        ratingCount: number
        brewCount: number
        commentCount: number
        tasteMatchScore?: number
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: { id: number; slug: string; brand: string; name: string; model: string }
        machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
        filter: { id: number; name: string; type: string }
        createdBy: { displayName: string }
        createdAt: string
        updatedAt: string
      }[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  getFollow: { input: { path: { slug: string } }; reply: { isFollowing: boolean; followerCount: number } }
  followRoaster: { input: { path: { slug: string } }; reply: { isFollowing: boolean; followerCount: number } }
  unfollowRoaster: { input: { path: { slug: string } }; reply: { isFollowing: boolean; followerCount: number } }
  getFeed: {
    input: { query: { limit: number; cursor?: string } }
    reply: {
      data: {
        id: number
        type: 'community'
        coffeeProfileId: number
        grinderId: number
        machineId: number
        filterId: number | null
        brewMethod: string
        grindSetting: number | string
        grindIndex: number
        ratio: number
        doseGrams: number
        waterGrams: number
        brewTimeSeconds: number | null
        waterTempF: number | null
        notes: string | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        upvotes: number
        downvotes: number
        score: number
        avgRating: number | null
        ratingCount: number
        brewCount: number
        commentCount: number
        tasteMatchScore?: number
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: { id: number; slug: string; brand: string; name: string; model: string }
        machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
        filter: { id: number; name: string; type: string }
        createdBy: { displayName: string }
        createdAt: string
        updatedAt: string
      }[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  listRecipes: {
    input: {
      query: { q?: string; grinderId?: number; machineId?: number; roastLevel?: string; limit: number; cursor?: string }
    }
    reply: {
      data: Recipe[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  searchRecipes: {
    input: {
      query: {
        q?: string
        brewMethod?: string
        roaster?: string
        roastLevel?: string
        flavorProfile?: string
        grindRange?: 'fine' | 'medium' | 'coarse'
        brewTimeRange?: 'short' | 'medium' | 'long'
        sort?: 'recommended' | 'highest_rated' | 'most_brewed' | 'newest'
        limit: number
        cursor?: string
      }
    }
    reply: {
      data: Recipe[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  browseRecipes: {
    input: {
      query: {
        q?: string
        brewMethod?: string
        roaster?: string
        roastLevel?: string
        sort?: 'newest' | 'highest_rated' | 'most_brewed'
        page: number
        limit: number
      }
    }
    reply: { data: Recipe[]; total: number; totalIsCapped?: boolean; totalPages: number; page: number }
  }
  getRecipe: { input: { path: { id: number } }; reply: Recipe }
  shareRecipe: { input: { path: { id: number } }; reply: { shareUrl: string; shareId: string; recipeId: number } }
  listCommunityRecipes: {
    input: {
      query: {
        coffeeId?: number
        grinderId?: number
        machineId?: number
        createdByMe?: boolean
        limit: number
        cursor?: string
      }
    }
    reply: {
      data: Recipe[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  publishRecipe: {
    input: {
      body: {
        coffeeProfileId: number
        grinderId: number
        machineId: number
        grindSetting: number | string
        ratio: number
        doseGrams: number
        waterGrams: number
        filterId?: number | null
        brewTimeSeconds?: number | null
        waterTempF?: number | null
        notes?: string | null
        tasteProfile?: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
      }
    }
    reply: {
      id: number
      type: 'community'
      coffeeProfileId: number
      grinderId: number
      machineId: number
      filterId: number | null
      brewMethod: string
      grindSetting: number | string
      grindIndex: number
      ratio: number
      doseGrams: number
      waterGrams: number
      brewTimeSeconds: number | null
      waterTempF: number | null
      notes: string | null
      tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
      upvotes: number
      downvotes: number
      score: number
      avgRating: number | null
      ratingCount: number
      brewCount: number
      commentCount: number
      tasteMatchScore?: number
      coffee: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
      }
      grinder: { id: number; slug: string; brand: string; name: string; model: string }
      machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
      filter: { id: number; name: string; type: string }
      createdBy: { displayName: string }
      createdAt: string
      updatedAt: string
      recipe: Recipe
    }
  }
  reviseRecipe: {
    input: {
      path: { id: number }
      body: {
        grinderId?: number
        machineId?: number
        grindSetting?: number | string
        ratio?: number
        doseGrams?: number
        waterGrams?: number
        filterId?: number | null
        brewTimeSeconds?: number | null
        waterTempF?: number | null
        notes?: string | null
        tasteProfile?: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
      }
    }
    reply: {
      id: number
      type: 'community'
      coffeeProfileId: number
      grinderId: number
      machineId: number
      filterId: number | null
      brewMethod: string
      grindSetting: number | string
      grindIndex: number
      ratio: number
      doseGrams: number
      waterGrams: number
      brewTimeSeconds: number | null
      waterTempF: number | null
      notes: string | null
      tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
      upvotes: number
      downvotes: number
      score: number
      avgRating: number | null
      ratingCount: number
      brewCount: number
      commentCount: number
      tasteMatchScore?: number
      coffee: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
      }
      grinder: { id: number; slug: string; brand: string; name: string; model: string }
      machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
      filter: { id: number; name: string; type: string }
      createdBy: { displayName: string }
      createdAt: string
      updatedAt: string
      recipe: Recipe
    }
  }
  deleteRecipe: { input: { path: { id: number } }; reply: { success: true } }
  getVote: { input: { path: { id: number } }; reply: { vote: 'UP' | 'DOWN' | null } }
  castVote: {
    input: { path: { id: number }; body: { vote: 'UP' | 'DOWN' } }
    reply: { vote: 'UP' | 'DOWN' | null; message: string; upvotes: number; downvotes: number }
  }
  takeVoteBack: {
    input: { path: { id: number } }
    reply: { vote: 'UP' | 'DOWN' | null; message: string; upvotes: number; downvotes: number }
  }
  listComments: {
    input: { path: { id: number }; query: { limit: number; cursor?: string } }
    reply: {
      comments: { id: number; body: string; createdAt: string; author: { id: number; displayName: string } }[]
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  addComment: {
    input: { path: { id: number }; body: { body: string } }
    reply: { comment: { id: number; body: string; createdAt: string; author: { id: number; displayName: string } } }
  }
  deleteComment: {
    input: { path: { id: number }; query?: { commentId?: number }; body: { commentId?: number } }
    reply: { success: true }
  }
  getRating: {
    input: { path: { id: number } }
    reply: { avg: number | null; count: number; userRating?: { rating: number; notes: string | null } }
  }
  logBrewOfRecipe: {
    input: {
      path: { id: number }
      body: { rating: number; notes?: string | null; doseGrams?: number | null; grindSetting?: number | string | null }
    }
    reply: { brewLog: { id: number }; rating: { avg: number | null; count: number } }
  }
  getProfile: {
    input: {}
    reply: {
      profile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyPreference: number | null
        bitternessPreference: number | null
        displayName: string
        name: string
        isDefault: boolean
      }
    }
  }
  putProfile: {
    input: {
      body: {
        acidityLevel?: number | null
        bodyLevel?: number | null
        sweetnessLevel?: number | null
        bitternessLevel?: number | null
        flavorComplexityLevel?: number | null
        aftertasteLevel?: number | null
        strengthPreference?: number | null
        acidityTolerance?: number | null
        roastPreference?: number | null
        bodyPreference?: number | null
        bitternessPreference?: number | null
        displayName?: string
        name?: string
      }
    }
    reply: {
      profile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyPreference: number | null
        bitternessPreference: number | null
        displayName: string
        name: string
        isDefault: boolean
      }
    }
  }
  patchProfile: {
    input: {
      body: {
        acidityLevel?: number | null
        bodyLevel?: number | null
        sweetnessLevel?: number | null
        bitternessLevel?: number | null
        flavorComplexityLevel?: number | null
        aftertasteLevel?: number | null
        strengthPreference?: number | null
        acidityTolerance?: number | null
        roastPreference?: number | null
        bodyPreference?: number | null
        bitternessPreference?: number | null
        displayName?: string
        name?: string
      }
    }
    reply: {
      profile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyPreference: number | null
        bitternessPreference: number | null
        displayName: string
        name: string
        isDefault: boolean
      }
    }
  }
  putOnboarding: {
    input: {
      body: {
        acidityLevel: number
        bodyLevel: number
        sweetnessLevel: number
        bitternessLevel: number
        flavorComplexityLevel: number
        aftertasteLevel: number
      }
    }
    reply: {
      profile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyPreference: number | null
        bitternessPreference: number | null
        displayName: string
        name: string
        isDefault: boolean
      }
    }
  }
  patchOnboarding: {
    input: {
      body: {
        acidityLevel: number
        bodyLevel: number
        sweetnessLevel: number
        bitternessLevel: number
        flavorComplexityLevel: number
        aftertasteLevel: number
      }
    }
    reply: {
      profile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyPreference: number | null
        bitternessPreference: number | null
        displayName: string
        name: string
        isDefault: boolean
      }
    }
  }
  postOnboarding: {
    input: {
      body: {
        acidityLevel: number
        bodyLevel: number
        sweetnessLevel: number
        bitternessLevel: number
        flavorComplexityLevel: number
        aftertasteLevel: number
      }
    }
    reply: {
      profile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyPreference: number | null
        bitternessPreference: number | null
        displayName: string
        name: string
        isDefault: boolean
      }
    }
  }
  putTasteProfile: {
    input: {
      body: {
        strengthPreference?: number
        acidityTolerance?: number
        roastPreference?: number
        bodyVsClarity?: number
        bitternessSensitivity?: number
        explorerType?: number
      }
    }
    reply: {
      profile: {
        strengthPreference: number
        acidityTolerance: number
        roastPreference: number
        bodyVsClarity: number
        bitternessSensitivity: number
        explorerType: number
      }
      isDefault: boolean
    }
  }
  patchTasteProfile: {
    input: {
      body: {
        strengthPreference?: number
        acidityTolerance?: number
        roastPreference?: number
        bodyVsClarity?: number
        bitternessSensitivity?: number
        explorerType?: number
      }
    }
    reply: {
      profile: {
        strengthPreference: number
        acidityTolerance: number
        roastPreference: number
        bodyVsClarity: number
        bitternessSensitivity: number
        explorerType: number
      }
      isDefault: boolean
    }
  }
  postTasteProfile: {
    input: {
      body: {
        strengthPreference?: number
        acidityTolerance?: number
        roastPreference?: number
        bodyVsClarity?: number
        bitternessSensitivity?: number
        explorerType?: number
      }
    }
    reply: {
      profile: {
        strengthPreference: number
        acidityTolerance: number
        roastPreference: number
        bodyVsClarity: number
        bitternessSensitivity: number
        explorerType: number
      }
      isDefault: boolean
    }
  }
  getTasteProfile: {
    input: {}
    reply: {
      profile: {
        strengthPreference: number
        acidityTolerance: number
        roastPreference: number
        bodyVsClarity: number
        bitternessSensitivity: number
        explorerType: number
      }
      isDefault: boolean
    }
  }
  adaptRecipe: {
    input: {
      body: {
        machineId: number
        grinderId: number
        coffeeProfileId: number
        userId?: string | number | null
        strength?: number
        taste?: number
        grindNudgeSteps?: number
      }
    }
    reply: {
      baseRecipe: {
        method: string
        methodName: string
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number
        brewTimeSeconds: number
      }
      adaptedRecipe: {
        method: string
        methodName: string
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number
        brewTimeSeconds: number
      }
      recommendedVariant: {
        id: string
        name: string
        source: {
          type: 'model' | 'community'
          recipeId?: number
          author?: string
          upvotes?: number
          downvotes?: number
          coffee?: { id: number; name: string }
          originalGrinder?: { id: number; slug: string; brand: string; name: string; model: string }
          originalSetting?: number | string
        }
        score: number
        tasteMatchScore?: number
        why: string
        changes: string[]
        warnings: string[]
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number | null
        brewTimeSeconds: number | null
      }
      otherVariants: {
        id: string
        name: string
        source: {
          type: 'model' | 'community'
          recipeId?: number
          author?: string
          upvotes?: number
          downvotes?: number
          coffee?: { id: number; name: string }
          originalGrinder?: { id: number; slug: string; brand: string; name: string; model: string }
          originalSetting?: number | string
        }
        score: number
        tasteMatchScore?: number
        why: string
        changes: string[]
        warnings: string[]
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number | null
        brewTimeSeconds: number | null
      }[]
      changes: string[]
      why: string[]
      warnings: string[]
      equipment: {
        machine: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          brewMethod: string
          isAdapted: boolean
          note: string
        }
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          isAdapted: boolean
          isReachable: boolean
          isCalibrated: boolean
          confidence: 'high' | 'medium' | 'low'
          basis: 'measured' | 'calibrated' | 'published' | 'estimated' | 'extrapolated'
          range: { min: number; max: number }
          rangeLabel: string
          note: string
        }
        filter: {
          id: number
          name: string
          type: 'paper' | 'metal' | 'cloth'
          fits: boolean
          isAdapted: boolean
          note: string
        }
      }
    }
  }
  getRecipeForVolume: {
    input: {
      body: { coffeeId: number; grinderId: number; machineId: number; volumeGrams: number; filterId?: number | null }
    }
    reply: {
      startingPoint: {
        method: string
        methodName: string
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number
        brewTimeSeconds: number
        changes: string[]
        why: string[]
        doseWarning: string | null
      }
      recommendation: {
        id: string
        name: string
        source: {
          type: 'model' | 'community'
          recipeId?: number
          author?: string
          upvotes?: number
          downvotes?: number
          coffee?: { id: number; name: string }
          originalGrinder?: { id: number; slug: string; brand: string; name: string; model: string }
          originalSetting?: number | string
        }
        score: number
        tasteMatchScore?: number
        why: string
        changes: string[]
        warnings: string[]
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number | null
        brewTimeSeconds: number | null
        doseWarning: string | null
      }
      variants: {
        id: string
        name: string
        source: {
          type: 'model' | 'community'
          recipeId?: number
          author?: string
          upvotes?: number
          downvotes?: number
          coffee?: { id: number; name: string }
          originalGrinder?: { id: number; slug: string; brand: string; name: string; model: string }
          originalSetting?: number | string
        }
        score: number
        tasteMatchScore?: number
        why: string
        changes: string[]
        warnings: string[]
        doseGrams: number
        waterGrams: number
        ratio: number
        grindSetting: number
        settingLabel: string
        grindIndex: number
        waterTempF: number | null
        brewTimeSeconds: number | null
        doseWarning: string | null
      }[]
      coffee: {
        id: number
        name: string
        slug: string
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
        origin: string | null
        flavorProfile: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        roasterName: string
        roasterSlug: string
        roaster: { id: number; name: string; slug: string }
      }
      equipment: {
        machine: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          brewMethod: string
          isAdapted: boolean
          note: string
        }
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          isAdapted: boolean
          isReachable: boolean
          isCalibrated: boolean
          confidence: 'high' | 'medium' | 'low'
          basis: 'measured' | 'calibrated' | 'published' | 'estimated' | 'extrapolated'
          range: { min: number; max: number }
          rangeLabel: string
          note: string
        }
        filter: {
          id: number
          name: string
          type: 'paper' | 'metal' | 'cloth'
          fits: boolean
          isAdapted: boolean
          note: string
        }
      }
      warnings: string[]
    }
  }
  discover: {
    input: {
      query: {
        grinderId: number
        roast?: string
        machineId?: number
        coffeeId?: number
        brewStrength?: 'LIGHT' | 'MEDIUM' | 'STRONG'
      }
    }
    reply: {
      recipes: {
        id: number
        type: 'recommended' | 'community'
        coffeeProfileId: number | null
        grinderId: number
        machineId: number | null
        filterId: number | null
        brewMethod: string
        grindSetting: number
        grindIndex: number
        ratio: number
        doseGrams: number
        waterGrams: number
        brewTimeSeconds: number | null
        waterTempF: number | null
        notes: string | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        upvotes: number
        downvotes: number
        score: number
        avgRating: number | null
        ratingCount: number
        brewCount: number
        commentCount: number
        tasteMatchScore?: number
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: { id: number; slug: string; brand: string; name: string; model: string }
        machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
        filter: { id: number; name: string; type: string }
        createdBy: { displayName: string }
        createdAt?: string
        updatedAt?: string
        isAdapted: boolean
        roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
        settingLabel: string
        originalGrinder: { id: number; slug: string; brand: string; name: string; model: string }
        originalSetting: number | string | null
        why?: string[]
        changes?: string[]
        warnings: string[]
      }[]
      total: number
      grinder: { id: number; slug: string; brand: string; name: string; model: string; isCalibrated: boolean }
    }
  }
  listRecommendations: {
    input: { query: { limit: number } }
    reply: {
      recommendations: {
        id: number
        type: 'community'
        coffeeProfileId: number
        grinderId: number
        machineId: number
        filterId: number | null
        brewMethod: string
        grindSetting: number | string
        grindIndex: number
        ratio: number
        doseGrams: number
        waterGrams: number
        brewTimeSeconds: number | null
        waterTempF: number | null
        notes: string | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        upvotes: number
        downvotes: number
        score: number
        avgRating: number | null
        ratingCount: number
        brewCount: number
        commentCount: number
        tasteMatchScore?: number
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: { id: number; slug: string; brand: string; name: string; model: string }
        machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
        filter: { id: number; name: string; type: string }
        createdBy: { displayName: string }
        createdAt: string
        updatedAt: string
        recommendationScore: number
        usesYourEquipment: boolean
        why: string
      }[]
      hasProfile: boolean
      profileSummary: {
        strengthPreference: number
        acidityTolerance: number
        roastPreference: number
        bodyVsClarity: number
        bitternessSensitivity: number
        explorerType: number
      }
    }
  }
  listSavedRecipes: {
    input: { query: { page: number; limit: number } }
    reply: {
      savedRecipes: { communityRecipeId: number; savedAt: string; createdAt: string; recipe: Recipe }[]
      pagination: { page: number; limit: number; total: number; totalPages: number }
    }
  }
  saveRecipe: {
    input: { body: { communityRecipeId: number } }
    reply: { savedRecipe: { communityRecipeId: number; savedAt: string; createdAt: string; recipe: Recipe } }
  }
  unsaveRecipe: {
    input: { query?: { communityRecipeId?: number }; body: { communityRecipeId?: number } }
    reply: { success: true }
  }
  listUserGrinders: {
    input: {}
    reply: {
      grinders: {
        id: number
        slug: string
        brand: string
        name: string
        model: string
        burrType: string
        burrSizeMm: number | null
        drive: string
        adjustment: 'stepped' | 'stepless'
        minGrindSetting: number
        maxGrindSetting: number
        minGrindIndex: number
        maxGrindIndex: number
        clicksPerFullRange: number
        scale: string
        grinderId: number
        isDefault: boolean
        nickname: string | null
        calibration: {
          grinderId: number
          references: { grindIndex: number; setting: number; feedback: 'TOO_FINE' | 'JUST_RIGHT' | 'TOO_COARSE' }[]
          offset: number
          samples: {
            method: string
            label: string
            before: number
            beforeLabel: string
            after: number
            afterLabel: string
          }[]
          updatedAt: string
        }
        createdAt: string
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
      }[]
    }
  }
  keepUserGrinder: {
    input: { body: { grinderId: number; isDefault?: boolean; nickname?: string | null } }
    reply: {
      grinder: {
        id: number
        slug: string
        brand: string
        name: string
        model: string
        burrType: string
        burrSizeMm: number | null
        drive: string
        adjustment: 'stepped' | 'stepless'
        minGrindSetting: number
        maxGrindSetting: number
        minGrindIndex: number
        maxGrindIndex: number
        clicksPerFullRange: number
        scale: string
        grinderId: number
        isDefault: boolean
        nickname: string | null
        calibration: {
          grinderId: number
          references: { grindIndex: number; setting: number; feedback: 'TOO_FINE' | 'JUST_RIGHT' | 'TOO_COARSE' }[]
          offset: number
          samples: {
            method: string
            label: string
            before: number
            beforeLabel: string
            after: number
            afterLabel: string
          }[]
          updatedAt: string
        }
        createdAt: string
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
      }
    }
  }
  deleteUserGrinder: {
    input: { query?: { grinderId?: number }; body: { grinderId?: number } }
    reply: { success: true }
  }
  listUserMachines: {
    input: {}
    reply: {
      machines: {
        id: number
        slug: string
        brand: string
        name: string
        model: string
        brewMethod: string
        defaultWaterTempF: number
        kind: 'manual' | 'electric'
        description: string
        machineId: number
        isDefault: boolean
        nickname: string | null
        createdAt: string
        machine: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          brewMethod: string
          defaultWaterTempF: number
          kind: 'manual' | 'electric'
          description: string
        }
      }[]
    }
  }
  keepUserMachine: {
    input: { body: { machineId: number; isDefault?: boolean; nickname?: string | null } }
    reply: {
      machine: {
        id: number
        slug: string
        brand: string
        name: string
        model: string
        brewMethod: string
        defaultWaterTempF: number
        kind: 'manual' | 'electric'
        description: string
        machineId: number
        isDefault: boolean
        nickname: string | null
        createdAt: string
        machine: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          brewMethod: string
          defaultWaterTempF: number
          kind: 'manual' | 'electric'
          description: string
        }
      }
    }
  }
  deleteUserMachine: {
    input: { query?: { machineId?: number }; body: { machineId?: number } }
    reply: { success: true }
  }
  listUserFilters: {
    input: {}
    reply: {
      filters: {
        id: number
        slug: string
        name: string
        type: 'paper' | 'metal' | 'cloth'
        description: string
        fits: string[]
        filterId: number
        isDefault: boolean
        createdAt: string
        filter: {
          id: number
          slug: string
          name: string
          type: 'paper' | 'metal' | 'cloth'
          description: string
          fits: string[]
        }
      }[]
    }
  }
  keepUserFilter: {
    input: { body: { filterId: number; isDefault?: boolean } }
    reply: {
      filter: {
        id: number
        slug: string
        name: string
        type: 'paper' | 'metal' | 'cloth'
        description: string
        fits: string[]
        filterId: number
        isDefault: boolean
        createdAt: string
        filter: {
          id: number
          slug: string
          name: string
          type: 'paper' | 'metal' | 'cloth'
          description: string
          fits: string[]
        }
      }
    }
  }
  deleteUserFilter: { input: { query?: { filterId?: number }; body: { filterId?: number } }; reply: { success: true } }
  listLibrary: {
    input: { query: { limit: number; cursor?: string } }
    reply: {
      library: {
        coffeeProfileId: number
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        personalNotes: string | null
        rating: number | null
        totalBrews: number
        lastBrewedAt: string | null
        lastBrewed: string | null
        createdAt: string
        updatedAt: string
      }[]
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  keepCoffee: {
    input: { body: { coffeeProfileId: number; personalNotes?: string | null; rating?: number | null } }
    reply: {
      entry: {
        coffeeProfileId: number
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        personalNotes: string | null
        rating: number | null
        totalBrews: number
        lastBrewedAt: string | null
        lastBrewed: string | null
        createdAt: string
        updatedAt: string
      }
    }
  }
  deleteFromLibrary: {
    input: { query?: { coffeeProfileId?: number }; body: { coffeeProfileId?: number } }
    reply: { success: true }
  }
  listPersonalRecipes: {
    input: { query: { page: number; limit: number } }
    reply: {
      recipes: {
        id: number
        method: string
        grindSetting: number | string
        grindIndex: number | null
        ratio: number
        doseGrams: number
        waterGrams: number
        grinderId: number | null
        coffeeProfileId: number | null
        name: string | null
        notes: string | null
        rating: number | null
        brewLogId: number | null
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        createdAt: string
        updatedAt: string
      }[]
      pagination: { page: number; limit: number; total: number; totalPages: number }
    }
  }
  createPersonalRecipe: {
    input: {
      body: {
        method: string
        grindSetting: number | string
        ratio: number
        doseGrams: number
        waterGrams: number
        grinderId?: number | null
        coffeeProfileId?: number | null
        name?: string | null
        notes?: string | null
        rating?: number | null
      }
    }
    reply: {
      recipe: {
        id: number
        method: string
        grindSetting: number | string
        grindIndex: number | null
        ratio: number
        doseGrams: number
        waterGrams: number
        grinderId: number | null
        coffeeProfileId: number | null
        name: string | null
        notes: string | null
        rating: number | null
        brewLogId: number | null
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        createdAt: string
        updatedAt: string
      }
    }
  }
  putPersonalRecipe: {
    input: {
      path: { id: number }
      body: {
        method?: string
        grindSetting?: number | string
        ratio?: number
        doseGrams?: number
        waterGrams?: number
        grinderId?: number | null
        coffeeProfileId?: number | null
        name?: string | null
        notes?: string | null
        rating?: number | null
      }
    }
    reply: {
      recipe: {
        id: number
        method: string
        grindSetting: number | string
        grindIndex: number | null
        ratio: number
        doseGrams: number
        waterGrams: number
        grinderId: number | null
        coffeeProfileId: number | null
        name: string | null
        notes: string | null
        rating: number | null
        brewLogId: number | null
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        createdAt: string
        updatedAt: string
      }
    }
  }
  patchPersonalRecipe: {
    input: {
      path: { id: number }
      body: {
        method?: string
        grindSetting?: number | string
        ratio?: number
        doseGrams?: number
        waterGrams?: number
        grinderId?: number | null
        coffeeProfileId?: number | null
        name?: string | null
        notes?: string | null
        rating?: number | null
      }
    }
    reply: {
      recipe: {
        id: number
        method: string
        grindSetting: number | string
        grindIndex: number | null
        ratio: number
        doseGrams: number
        waterGrams: number
        grinderId: number | null
        coffeeProfileId: number | null
        name: string | null
        notes: string | null
        rating: number | null
        brewLogId: number | null
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        createdAt: string
        updatedAt: string
      }
    }
  }
  postPersonalRecipe: {
    input: {
      path: { id: number }
      body: {
        method?: string
        grindSetting?: number | string
        ratio?: number
        doseGrams?: number
        waterGrams?: number
        grinderId?: number | null
        coffeeProfileId?: number | null
        name?: string | null
        notes?: string | null
        rating?: number | null
      }
    }
    reply: {
      recipe: {
        id: number
        method: string
        grindSetting: number | string
        grindIndex: number | null
        ratio: number
        doseGrams: number
        waterGrams: number
        grinderId: number | null
        coffeeProfileId: number | null
        name: string | null
        notes: string | null
        rating: number | null
        brewLogId: number | null
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        createdAt: string
        updatedAt: string
      }
    }
  }
  deletePersonalRecipe: { input: { path: { id: number } }; reply: { success: true } }
  listCollections: {
    input: { query: { limit: number; cursor?: string } }
    reply: {
      collections: {
        id: number
        name: string
        description: string | null
        _count: { items: number }
        createdAt: string
        updatedAt: string
      }[]
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  createCollection: {
    input: { body: { name: string; description?: string | null } }
    reply: {
      collection: {
        id: number
        name: string
        description: string | null
        _count: { items: number }
        createdAt: string
        updatedAt: string
      }
    }
  }
  getCollection: {
    input: { path: { id: number }; query: { limit: number; cursor?: string } }
    reply: {
      collection: {
        id: number
        name: string
        description: string | null
        _count: { items: number }
        createdAt: string
        updatedAt: string
        items: { recipeId: number; addedAt: string; recipe: Recipe }[]
      }
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  putCollection: {
    input: { path: { id: number }; body: { name?: string; description?: string | null } }
    reply: {
      collection: {
        id: number
        name: string
        description: string | null
        _count: { items: number }
        createdAt: string
        updatedAt: string
      }
    }
  }
  patchCollection: {
    input: { path: { id: number }; body: { name?: string; description?: string | null } }
    reply: {
      collection: {
        id: number
        name: string
        description: string | null
        _count: { items: number }
        createdAt: string
        updatedAt: string
      }
    }
  }
  postCollection: {
    input: { path: { id: number }; body: { name?: string; description?: string | null } }
    reply: {
      collection: {
        id: number
        name: string
        description: string | null
        _count: { items: number }
        createdAt: string
        updatedAt: string
      }
    }
  }
  deleteCollection: { input: { path: { id: number } }; reply: { success: true } }
  addToCollection: {
    input: { path: { id: number }; body: { recipeId: number } }
    reply: { item: { recipeId: number; addedAt: string; recipe: Recipe } }
  }
  removeFromCollection: {
    input: { path: { id: number }; query?: { recipeId?: number }; body: { recipeId?: number } }
    reply: { success: true }
  }
  listBrewLogs: {
    input: {
      query: { coffeeProfileId?: number; rating?: number; savedAsRecipe?: boolean; limit: number; cursor?: string }
    }
    reply: {
      data: BrewLog[]
      total?: number
      totalIsCapped?: boolean
      cursor: string | null
      nextCursor: string | null
      hasMore: boolean
    }
  }
  logBrew: {
    input: {
      body: {
        method?: string | null
        coffeeProfileId?: number | null
        grinderId?: number | null
        machineId?: number | null
        recipeId?: number | null
        communityRecipeId?: number | null
        doseGrams?: number | null
        coffeeGrams?: number | null
        waterGrams?: number | null
        grindSetting?: number | string | null
        waterTempF?: number | null
        brewTimeSeconds?: number | null
        daysOffRoast?: number | null
        outcome?: string | null
        rating?: number | null
        notes?: string | null
        tasteProfile?: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        extractionFeedback?: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
      }
    }
    reply: {
      brewLog: BrewLogDetail
      nextStep: {
        kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
        advice: string
        grindSetting?: number
        doseGrams?: number
        waterTempF?: number
        brewTimeSeconds?: number
      }
    }
  }
  getBrewLog: {
    input: { path: { id: number } }
    reply: {
      brewLog: BrewLogDetail
      nextStep: {
        kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
        advice: string
        grindSetting?: number
        doseGrams?: number
        waterTempF?: number
        brewTimeSeconds?: number
      }
    }
  }
  reviseBrewLog: {
    input: {
      path: { id: number }
      body: {
        outcome?: string | null
        rating?: number | null
        notes?: string | null
        tasteProfile?: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        extractionFeedback?: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
      }
    }
    reply: {
      brewLog: BrewLogDetail
      nextStep: {
        kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
        advice: string
        grindSetting?: number
        doseGrams?: number
        waterTempF?: number
        brewTimeSeconds?: number
      }
    }
  }
  deleteBrewLog: { input: { path: { id: number } }; reply: { success: true } }
  getLastBrewLog: {
    input: {}
    reply: {
      brewLog: {
        id: number
        method: string
        coffeeProfileId: number | null
        grinderId: number | null
        machineId: number | null
        recipeId: number | null
        communityRecipeId: number | null
        doseGrams: number | null
        coffeeGrams: number | null
        waterGrams: number | null
        ratio: number | null
        grindSetting: number | string | null
        grindIndex: number | null
        waterTempF: number | null
        brewTimeSeconds: number | null
        daysOffRoast: number | null
        outcome: string | null
        notes: string | null
        rating: number | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        extractionFeedback: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
        savedAsRecipe: boolean
        createdAt: string
        updatedAt: string
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          burrType: string
          burrSizeMm: number | null
          drive: string
          adjustment: 'stepped' | 'stepless'
          minGrindSetting: number
          maxGrindSetting: number
          minGrindIndex: number
          maxGrindIndex: number
          clicksPerFullRange: number
          scale: string
        }
        machine: {
          id: number
          slug: string
          brand: string
          name: string
          model: string
          brewMethod: string
          defaultWaterTempF: number
          kind: 'manual' | 'electric'
          description: string
        }
        nextStep: {
          kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
          advice: string
          grindSetting?: number
          doseGrams?: number
          waterTempF?: number
          brewTimeSeconds?: number
        }
      }
    }
  }
  getWeeklyStats: {
    input: { query: { tz: string } }
    reply: {
      stats: {
        totalBrews: number
        totalCoffeeGrams: number
        averageRating: number | null
        uniqueCoffees: number
        streak: number
        brewsToday: number
        allTimeBrews: number
      }
      bestBrew: {
        id: number
        method: string
        coffeeProfileId: number | null
        grinderId: number | null
        machineId: number | null
        recipeId: number | null
        communityRecipeId: number | null
        doseGrams: number | null
        coffeeGrams: number | null
        waterGrams: number | null
        ratio: number | null
        grindSetting: number | string | null
        grindIndex: number | null
        waterTempF: number | null
        brewTimeSeconds: number | null
        daysOffRoast: number | null
        outcome: string | null
        notes: string | null
        rating: number | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        extractionFeedback: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
        savedAsRecipe: boolean
        createdAt: string
        updatedAt: string
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: { id: number; slug: string; brand: string; name: string; model: string }
        machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
      }
      insights: {
        type: 'streak_milestone' | 'grind_sweet_spot' | 'ratio_preference'
        message: string
        days?: number
        method?: string
        grinderId?: number | null
        range?: { min: number; max: number }
        averageRating?: number
        brews?: number
      }[]
      brewsByDay: { label: string; date: string; brews: BrewLog[] }[]
      lastWeek: { totalBrews: number; totalCoffeeGrams: number; averageRating: number | null; uniqueCoffees: number }
    }
  }
  compareBrewLog: {
    input: { path: { id: number } }
    reply: {
      comparison: {
        currentBrew: BrewLog
        previousBrew: {
          id: number
          method: string
          coffeeProfileId: number | null
          grinderId: number | null
          machineId: number | null
          recipeId: number | null
          communityRecipeId: number | null
          doseGrams: number | null
          coffeeGrams: number | null
          waterGrams: number | null
          ratio: number | null
          grindSetting: number | string | null
          grindIndex: number | null
          waterTempF: number | null
          brewTimeSeconds: number | null
          daysOffRoast: number | null
          outcome: string | null
          notes: string | null
          rating: number | null
          tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
          extractionFeedback: {
            sour?: boolean
            bitter?: boolean
            watery?: boolean
            harsh?: boolean
            balanced?: boolean
          }
          savedAsRecipe: boolean
          createdAt: string
          updatedAt: string
          coffee: {
            id: number
            name: string
            slug: string
            roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
            coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
            origin: string | null
            flavorProfile: string | null
            roasterName: string
            roasterSlug: string
            roaster: { id: number; name: string; slug: string }
          }
          grinder: { id: number; slug: string; brand: string; name: string; model: string }
          machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
        }
        deltas: {
          ratio: number | null
          grind: number | null
          grindUnit: 'steps' | 'index' | 'setting' | null
          grindChange: string | null
          water: number | null
          brewTime: number | null
        }
      }
    }
  }
  postBrewLogAsRecipe: {
    input: { path: { id: number } }
    reply: {
      brewLog: BrewLogDetail
      nextStep: {
        kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
        advice: string
        grindSetting?: number
        doseGrams?: number
        waterTempF?: number
        brewTimeSeconds?: number
      }
    }
  }
  putBrewLogAsRecipe: {
    input: { path: { id: number } }
    reply: {
      brewLog: BrewLogDetail
      nextStep: {
        kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
        advice: string
        grindSetting?: number
        doseGrams?: number
        waterTempF?: number
        brewTimeSeconds?: number
      }
    }
  }
  patchBrewLogAsRecipe: {
    input: { path: { id: number } }
    reply: {
      brewLog: BrewLogDetail
      nextStep: {
        kind: 'finer' | 'coarser' | 'more-even' | 'more-coffee' | 'hotter' | 'cooler' | 'longer' | 'shorter'
        advice: string
        grindSetting?: number
        doseGrams?: number
        waterTempF?: number
        brewTimeSeconds?: number
      }
    }
  }
  getUser: {
    input: { path: { id: number } }
    reply: {
      user: { id: number; displayName: string; memberSince: string; email: string | null }
      stats: { brewCount: number; savedCount: number; commentCount: number }
      brewLogs: {
        id: number
        method: string
        recipeId: number | null
        coffee: {
          id: number
          name: string
          slug: string
          roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
          coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
          origin: string | null
          flavorProfile: string | null
          roasterName: string
          roasterSlug: string
          roaster: { id: number; name: string; slug: string }
        }
        grinder: { id: number; slug: string; brand: string; name: string; model: string }
        machine: { id: number; slug: string; brand: string; name: string; model: string; brewMethod: string }
        doseGrams: number | null
        coffeeGrams: number | null
        waterGrams: number | null
        ratio: number | null
        grindSetting: number | null
        brewTimeSeconds: number | null
        waterTempF: number | null
        rating: number | null
        notes: string | null
        createdAt: string
      }[]
      savedRecipes: { communityRecipeId: number; savedAt: string; createdAt: string; recipe: Recipe }[]
      comments: {
        id: number
        body: string
        createdAt: string
        recipeId: number
        recipe: { id: number; brewMethod: string; coffeeName: string }
      }[]
    }
  }
  exportAccount: {
    input: { query: { format: 'json' | 'csv' } }
    reply: {
      exportedAt: string
      account: {
        id: number
        email: string | null
        displayName: string
        createdAt: string
        hasPassword: boolean
        hasAppleSignIn: boolean
      }
      notificationPreferences: {
        notifyRecipeComments: boolean
        notifyRecipeFavorites: boolean
        notifyRecipeBrews: boolean
      }
      tasteProfile: {
        acidityLevel: number | null
        bodyLevel: number | null
        sweetnessLevel: number | null
        bitternessLevel: number | null
        flavorComplexityLevel: number | null
        aftertasteLevel: number | null
        strengthPreference: number | null
        acidityTolerance: number | null
        roastPreference: number | null
        bodyVsClarity: number | null
        bitternessSensitivity: number | null
        explorerType: number | null
        updatedAt: string
      }
      sessions: { createdAt: string; expiresAt: string }[]
      grinders: { grinderId: number; grinder: string; nickname: string | null; isDefault: boolean; createdAt: string }[]
      machines: { machineId: number; machine: string; nickname: string | null; isDefault: boolean; createdAt: string }[]
      filters: { filterId: number; filter: string; isDefault: boolean; createdAt: string }[]
      calibrations: {
        grinderId: number
        grinder: string | null
        references: { grindIndex: number; setting: number; feedback: 'TOO_FINE' | 'JUST_RIGHT' | 'TOO_COARSE' }[]
        updatedAt: string
      }[]
      coffeeLibrary: {
        coffeeProfileId: number
        coffee: string | null
        roaster: string | null
        personalNotes: string | null
        rating: number | null
        createdAt: string
        updatedAt: string
      }[]
      brewLogs: {
        id: number
        createdAt: string
        updatedAt: string
        method: string
        coffee: string | null
        roaster: string | null
        grinder: string | null
        machine: string | null
        doseGrams: number | null
        waterGrams: number | null
        grindSetting: number | null
        grindSettingText: string | null
        grindIndex: number | null
        waterTempF: number | null
        brewTimeSeconds: number | null
        daysOffRoast: number | null
        rating: number | null
        outcome: string | null
        notes: string | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        extractionFeedback: { sour?: boolean; bitter?: boolean; watery?: boolean; harsh?: boolean; balanced?: boolean }
        savedAsRecipe: boolean
        recipeId: number | null
        coffeeProfileId: number | null
        grinderId: number | null
        machineId: number | null
      }[]
      personalRecipes: {
        id: number
        createdAt: string
        updatedAt: string
        name: string | null
        method: string
        coffee: string | null
        roaster: string | null
        grinder: string | null
        grindSetting: number
        grindSettingText: string | null
        ratio: number
        doseGrams: number
        waterGrams: number
        notes: string | null
        rating: number | null
        coffeeProfileId: number | null
        grinderId: number | null
        brewLogId: number | null
      }[]
      recipes: {
        id: number
        createdAt: string
        updatedAt: string
        brewMethod: string
        coffee: string | null
        roaster: string | null
        grinder: string | null
        machine: string | null
        grindSetting: number
        grindSettingText: string | null
        grindIndex: number
        ratio: number
        doseGrams: number
        waterGrams: number
        brewTimeSeconds: number | null
        waterTempF: number | null
        notes: string | null
        tasteProfile: { acidity?: number; body?: number; sweetness?: number; bitterness?: number }
        shareId: string
        upvotes: number
        downvotes: number
        ratingCount: number
        brewCount: number
        commentCount: number
        coffeeProfileId: number
        grinderId: number
        machineId: number
        filterId: number | null
      }[]
      ratings: {
        recipeId: number
        rating: number
        notes: string | null
        createdAt: string
        updatedAt: string
        coffee: string | null
        roaster: string | null
      }[]
      votes: { recipeId: number; vote: string; createdAt: string; coffee: string | null; roaster: string | null }[]
      comments: {
        recipeId: number
        id: number
        body: string
        createdAt: string
        coffee: string | null
        roaster: string | null
      }[]
      savedRecipes: { recipeId: number; createdAt: string; coffee: string | null; roaster: string | null }[]
      saveNotices: { recipeId: number; createdAt: string; coffee: string | null; roaster: string | null }[]
      collections: {
        id: number
        name: string
        description: string | null
        createdAt: string
        updatedAt: string
        items: { recipeId: number; createdAt: string; coffee: string | null; roaster: string | null }[]
      }[]
      follows: { roasterId: number; createdAt: string; roaster: string }[]
      roasterMemberships: { roasterId: number; createdAt: string; roaster: string }[]
      roasterClaims: {
        roasterId: number
        id: number
        status: string
        businessEmail: string
        proofUrl: string | null
        notes: string | null
        createdAt: string
        decidedAt: string | null
        roaster: string
      }[]
      coffees: {
        id: number
        name: string
        roaster: string
        roastLevel: string
        coffeeType: string
        origin: string | null
        flavorProfile: string | null
        description: string | null
        acidityLevel: number | null
        bodyLevel: number | null
        processingMethod: string | null
        createdAt: string
        updatedAt: string
      }[]
      mails: { recipient: string; subject: string; createdAt: string; sentAt: string | null }[]
    }
  }
}

export const places = {
  getHealth: ['GET', '/api/health'],
  trackPageView: ['POST', '/api/track'],
  sendContactMessage: ['POST', '/api/contact'],
  subscribe: ['POST', '/api/subscribe'],
  requestDemo: ['POST', '/api/demo-requests'],
  register: ['POST', '/api/auth/register'],
  login: ['POST', '/api/auth/login'],
  requestMagicLink: ['POST', '/api/auth/magic-link'],
  verifyMagicLink: ['GET', '/api/auth/magic-link/verify'],
  signInWithApple: ['POST', '/api/auth/apple'],
  getMe: ['GET', '/api/auth/me'],
  logout: ['POST', '/api/auth/logout'],
  deleteAccount: ['DELETE', '/api/user/account'],
  disownAccount: ['GET', '/api/auth/not-me'],
  confirmDisownAccount: ['POST', '/api/auth/not-me'],
  getNotificationPreferences: ['GET', '/api/user/notification-preferences'],
  putNotificationPreferences: ['PUT', '/api/user/notification-preferences'],
  patchNotificationPreferences: ['PATCH', '/api/user/notification-preferences'],
  postNotificationPreferences: ['POST', '/api/user/notification-preferences'],
  listGrinders: ['GET', '/api/grinders'],
  listMachines: ['GET', '/api/machines'],
  listFilters: ['GET', '/api/filters'],
  listBrewMethods: ['GET', '/api/brew-methods'],
  listGrinderNames: ['GET', '/api/widget/grinders'],
  getGrinderChart: ['GET', '/api/widget/grinder/{slug}'],
  convertGrindSetting: ['GET', '/api/v1/convert'],
  getLlmsIndex: ['GET', '/llms.txt'],
  getLlmsText: ['GET', '/llms-full.txt'],
  sendGrindFeedback: ['POST', '/api/tools/grind-feedback'],
  calibrateGrinder: ['POST', '/api/user/grinders/calibrate'],
  callMcp: ['POST', '/api/mcp'],
  listCoffees: ['GET', '/api/coffees'],
  createCoffee: ['POST', '/api/coffees'],
  suggestCoffees: ['GET', '/api/coffees/suggestions'],
  getCoffee: ['GET', '/api/coffees/{id}'],
  getCoffeeStats: ['GET', '/api/coffees/{id}/stats'],
  listRoasters: ['GET', '/api/roasters'],
  getRoaster: ['GET', '/api/roasters/{slug}'],
  listRoasterCoffees: ['GET', '/api/roasters/{slug}/coffees'],
  listRoasterRecipes: ['GET', '/api/roasters/{slug}/recipes'],
  getFollow: ['GET', '/api/roasters/{slug}/follow'],
  followRoaster: ['POST', '/api/roasters/{slug}/follow'],
  unfollowRoaster: ['DELETE', '/api/roasters/{slug}/follow'],
  getFeed: ['GET', '/api/following/feed'],
  listRecipes: ['GET', '/api/recipes'],
  searchRecipes: ['GET', '/api/recipes/search'],
  browseRecipes: ['GET', '/api/browse/recipes'],
  getRecipe: ['GET', '/api/recipes/{id}'],
  shareRecipe: ['POST', '/api/recipes/{id}/share'],
  listCommunityRecipes: ['GET', '/api/community-recipes'],
  publishRecipe: ['POST', '/api/community-recipes'],
  reviseRecipe: ['PATCH', '/api/community-recipes/{id}'],
  deleteRecipe: ['DELETE', '/api/community-recipes/{id}'],
  getVote: ['GET', '/api/community-recipes/{id}/vote'],
  castVote: ['POST', '/api/community-recipes/{id}/vote'],
  takeVoteBack: ['DELETE', '/api/community-recipes/{id}/vote'],
  listComments: ['GET', '/api/recipes/{id}/comments'],
  addComment: ['POST', '/api/recipes/{id}/comments'],
  deleteComment: ['DELETE', '/api/recipes/{id}/comments'],
  getRating: ['GET', '/api/community-recipes/{id}/brew-log'],
  logBrewOfRecipe: ['POST', '/api/community-recipes/{id}/brew-log'],
  getProfile: ['GET', '/api/user/profile'],
  putProfile: ['PUT', '/api/user/profile'],
  patchProfile: ['PATCH', '/api/user/profile'],
  putOnboarding: ['PUT', '/api/user/profile/onboarding'],
  patchOnboarding: ['PATCH', '/api/user/profile/onboarding'],
  postOnboarding: ['POST', '/api/user/profile/onboarding'],
  putTasteProfile: ['PUT', '/api/users/taste-profile'],
  patchTasteProfile: ['PATCH', '/api/users/taste-profile'],
  postTasteProfile: ['POST', '/api/users/taste-profile'],
  getTasteProfile: ['GET', '/api/users/taste-profile'],
  adaptRecipe: ['POST', '/api/adaptRecipe'],
  getRecipeForVolume: ['POST', '/api/get-recipe'],
  discover: ['GET', '/api/discover'],
  listRecommendations: ['GET', '/api/recommendations'],
  listSavedRecipes: ['GET', '/api/user/saved-recipes'],
  saveRecipe: ['POST', '/api/user/saved-recipes'],
  unsaveRecipe: ['DELETE', '/api/user/saved-recipes'],
  listUserGrinders: ['GET', '/api/user/grinders'],
  keepUserGrinder: ['POST', '/api/user/grinders'],
  deleteUserGrinder: ['DELETE', '/api/user/grinders'],
  listUserMachines: ['GET', '/api/user/machines'],
  keepUserMachine: ['POST', '/api/user/machines'],
  deleteUserMachine: ['DELETE', '/api/user/machines'],
  listUserFilters: ['GET', '/api/user/filters'],
  keepUserFilter: ['POST', '/api/user/filters'],
  deleteUserFilter: ['DELETE', '/api/user/filters'],
  listLibrary: ['GET', '/api/user/coffee-library'],
  keepCoffee: ['POST', '/api/user/coffee-library'],
  deleteFromLibrary: ['DELETE', '/api/user/coffee-library'],
  listPersonalRecipes: ['GET', '/api/user/recipes'],
  createPersonalRecipe: ['POST', '/api/user/recipes'],
  putPersonalRecipe: ['PUT', '/api/user/recipes/{id}'],
  patchPersonalRecipe: ['PATCH', '/api/user/recipes/{id}'],
  postPersonalRecipe: ['POST', '/api/user/recipes/{id}'],
  deletePersonalRecipe: ['DELETE', '/api/user/recipes/{id}'],
  listCollections: ['GET', '/api/collections'],
  createCollection: ['POST', '/api/collections'],
  getCollection: ['GET', '/api/collections/{id}'],
  putCollection: ['PUT', '/api/collections/{id}'],
  patchCollection: ['PATCH', '/api/collections/{id}'],
  postCollection: ['POST', '/api/collections/{id}'],
  deleteCollection: ['DELETE', '/api/collections/{id}'],
  addToCollection: ['POST', '/api/collections/{id}/items'],
  removeFromCollection: ['DELETE', '/api/collections/{id}/items'],
  listBrewLogs: ['GET', '/api/brew-logs'],
  logBrew: ['POST', '/api/brew-logs'],
  getBrewLog: ['GET', '/api/brew-logs/{id}'],
  reviseBrewLog: ['PATCH', '/api/brew-logs/{id}'],
  deleteBrewLog: ['DELETE', '/api/brew-logs/{id}'],
  getLastBrewLog: ['GET', '/api/brew-logs/last'],
  getWeeklyStats: ['GET', '/api/brew-logs/weekly-stats'],
  compareBrewLog: ['GET', '/api/brew-logs/{id}/compare'],
  postBrewLogAsRecipe: ['POST', '/api/brew-logs/{id}/save-as-recipe'],
  putBrewLogAsRecipe: ['PUT', '/api/brew-logs/{id}/save-as-recipe'],
  patchBrewLogAsRecipe: ['PATCH', '/api/brew-logs/{id}/save-as-recipe'],
  getUser: ['GET', '/api/users/{id}'],
  exportAccount: ['GET', '/api/user/export'],
} as const satisfies Record<keyof Operations, readonly [string, string]>
