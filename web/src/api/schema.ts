/** Generated from openapi.json by `npm run openapi`; not to be edited. */
/* biome-ignore-all lint: generated */

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get health
         * @description `degraded` above 500 ms of database latency and while the disk is full. `unhealthy`, with status 503, if the database can't be reached, migrations are pending or the service is shutting down.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track page view
         * @description Counts a view of a roaster's or a coffee's page.
         */
        post: operations["trackPageView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipment-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest equipment
         * @description Tells the operators about a grinder or brewer that is missing from the catalog.
         */
        post: operations["suggestEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe
         * @description Emails a link to confirm the address; it is subscribed once the link is confirmed. The answer is the same for every address.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send contact message */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request demo */
        post: operations["requestDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Login */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/magic-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request magic link */
        post: operations["requestMagicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/magic-link/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify magic link
         * @description For programs; emails link to a page with a button instead. Browsers are redirected to the web app, other clients get the session as JSON.
         */
        get: operations["verifyMagicLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/not-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disown account
         * @description "This wasn't me": ends all sessions of an account that somebody else created with your address, and removes its password. Takes the token from the welcome email.
         */
        post: operations["disownAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/apple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with apple */
        post: operations["signInWithApple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get me */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logout */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete account
         * @description Deletes the account and all its data permanently. Shared recipes stay, without a name.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change password
         * @description Changes the password, or sets the first one, and signs out every other device. Setting the first one requires having signed in within the last hour.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request password reset
         * @description Emails a link to choose a new password. The answer is the same for every address.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset password
         * @description Sets a new password with the token from the emailed link, signs out every device and signs in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request email confirmation
         * @description Emails another link to confirm the address of the account.
         */
        post: operations["requestEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm email
         * @description Confirms an address with the token from the emailed link. If you aren't signed in to that account, its password, identities and sessions are removed and a new session starts.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request email change
         * @description Emails a link to the new address and to the old one; the address changes once both are confirmed. An old address that was never confirmed doesn't have to agree.
         */
        post: operations["requestEmailChange"];
        /** Cancel email change */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm email change
         * @description Confirms a change of address with the token from one of its two links.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sign in options
         * @description How members can sign up and sign in here.
         */
        get: operations["getSignInOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get account security */
        get: operations["getAccountSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description The devices that are signed in, most recently used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all sessions
         * @description Signs out everywhere, or everywhere else.
         */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identities/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink identity
         * @description 409 if there is no other way to sign in.
         */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get notification preferences */
        get: operations["getNotificationPreferences"];
        /** Put notification preferences */
        put: operations["putNotificationPreferences"];
        /** Post notification preferences */
        post: operations["postNotificationPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        /** Patch notification preferences */
        patch: operations["patchNotificationPreferences"];
        trace?: never;
    };
    "/api/user/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get privacy */
        get: operations["getPrivacy"];
        /**
         * Put privacy
         * @description Changes the given fields; takes effect immediately.
         */
        put: operations["putPrivacy"];
        /**
         * Post privacy
         * @description Changes the given fields; takes effect immediately.
         */
        post: operations["postPrivacy"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch privacy
         * @description Changes the given fields; takes effect immediately.
         */
        patch: operations["patchPrivacy"];
        trace?: never;
    };
    "/api/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get preferences */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch preferences
         * @description Changes the given fields; null clears one. Units are replaced as a whole.
         */
        patch: operations["patchPreferences"];
        trace?: never;
    };
    "/api/grinders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List grinders */
        get: operations["listGrinders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List machines */
        get: operations["listMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List filters */
        get: operations["listFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brew-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List brew methods */
        get: operations["listBrewMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widget/grinders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List grinder names */
        get: operations["listGrinderNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widget/grinder/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get grinder chart
         * @description A grinder's settings for every brew method, from fine to coarse, each with a usable range.
         */
        get: operations["getGrinderChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert grind setting
         * @description The setting on one grinder that grinds like a setting on another, with an honest range.
         */
        get: operations["convertGrindSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get llms index */
        get: operations["getLlmsIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get llms text */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools/grind-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send grind feedback
         * @description Reports how a suggested setting worked out. Used to improve the reference points.
         */
        post: operations["sendGrindFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/grinders/calibrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calibrate grinder
         * @description Replaces your reference points for a grinder. They may contradict each other: the curve goes between them, and says how sure it is.
         */
        post: operations["calibrateGrinder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/grinders/{id}/calibration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get grinder calibration
         * @description What is known of the user's own grinder, from references and brews, and how it came to be known.
         */
        get: operations["getGrinderCalibration"];
        put?: never;
        post?: never;
        /**
         * Forget grinder calibration
         * @description Removes the references, and no longer learns from the brews up to now. The brews themselves stay.
         */
        delete: operations["forgetGrinderCalibration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call mcp
         * @description Model Context Protocol over Streamable HTTP: JSON-RPC 2.0, the 2026-07-28 revision and the 2025 ones. Tools: convert_grind_setting, get_grinder_chart, list_grinders.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coffees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List coffees */
        get: operations["listCoffees"];
        put?: never;
        /** Create coffee */
        post: operations["createCoffee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coffees/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest coffees
         * @description Up to 5 existing coffees that match, to avoid adding one twice.
         */
        get: operations["suggestCoffees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coffees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get coffee
         * @description Its author also sees it while it waits for review or is hidden; it then has a `review`.
         */
        get: operations["getCoffee"];
        /**
         * Put coffee
         * @description Only for the member who added the coffee, as long as nobody else uses it in a recipe, a brew or on their shelf and no roaster manages it; 403 otherwise. Changes the given fields; an empty text or null clears one. The slug stays, unless the coffee moves to a roaster that already has it.
         */
        put: operations["putCoffee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch coffee
         * @description Only for the member who added the coffee, as long as nobody else uses it in a recipe, a brew or on their shelf and no roaster manages it; 403 otherwise. Changes the given fields; an empty text or null clears one. The slug stays, unless the coffee moves to a roaster that already has it.
         */
        patch: operations["patchCoffee"];
        trace?: never;
    };
    "/api/coffees/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get coffee stats */
        get: operations["getCoffeeStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coffees/{id}/can-edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can edit coffee
         * @description Whether you can change the coffee, and if not, why.
         */
        get: operations["canEditCoffee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roasters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roasters
         * @description Sorted by name; search results by relevance. Use `page`, or `cursor` to go further.
         */
        get: operations["listRoasters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roasters/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get roaster */
        get: operations["getRoaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roasters/{slug}/coffees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roaster coffees
         * @description Sorted by name.
         */
        get: operations["listRoasterCoffees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roasters/{slug}/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roaster recipes
         * @description Newest first.
         */
        get: operations["listRoasterRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roasters/{slug}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get follow */
        get: operations["getFollow"];
        put?: never;
        /**
         * Follow roaster
         * @description Following a roaster again changes nothing.
         */
        post: operations["followRoaster"];
        /** Unfollow roaster */
        delete: operations["unfollowRoaster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/following/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get feed
         * @description The newest recipes for coffees of the roasters you follow.
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recipes
         * @description Newest first.
         */
        get: operations["listRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search recipes
         * @description `recommended` sorts by votes. When signed in, recipes for your brewers come first, then those for other brewers of the same methods, then the rest; each group is sorted by `recommendationScore` (0.6 × taste match + 0.4 × votes) for its 500 top-voted recipes, then by votes.
         */
        get: operations["searchRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/browse/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browse recipes */
        get: operations["browseRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recipe
         * @description Its author also sees it while it waits for review or is hidden; it then has a `review`.
         */
        get: operations["getRecipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share recipe */
        post: operations["shareRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/{id}/opos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export recipe as opos
         * @description In OPOS 1.1, the open format for pour-over recipes. 406 for an espresso.
         */
        get: operations["exportRecipeAsOpos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/{id}/json-ld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export recipe as json ld
         * @description As a `Recipe` of schema.org, in the language of the request. Its page answers the same where `Accept` asks for `application/ld+json`.
         */
        get: operations["exportRecipeAsJsonLd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List step templates
         * @description Recipes without steps get the first template that names their brewer, else the first of their method.
         */
        get: operations["listStepTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community-recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List community recipes
         * @description Most upvotes first. With `createdByMe` the first page begins with what only you see: it has a `review`.
         */
        get: operations["listCommunityRecipes"];
        put?: never;
        /**
         * Publish recipe
         * @description Public and open to votes immediately, except for the first links of new accounts and for figures that nobody brews with: these have `review: "pending"` and wait for a moderator.
         */
        post: operations["publishRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community-recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete recipe
         * @description Only for its author. Other members' brews of it stay, without the link.
         */
        delete: operations["deleteRecipe"];
        options?: never;
        head?: never;
        /**
         * Revise recipe
         * @description Only for its author. `updatedAt` shows that it was changed.
         */
        patch: operations["reviseRecipe"];
        trace?: never;
    };
    "/api/community-recipes/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get vote
         * @description Your vote; null if you haven't voted or aren't signed in.
         */
        get: operations["getVote"];
        put?: never;
        /**
         * Cast vote
         * @description One vote per member and recipe: voting again changes it.
         */
        post: operations["castVote"];
        /**
         * Take vote back
         * @description Succeeds even if there is no vote.
         */
        delete: operations["takeVoteBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description The latest comments, oldest first; the cursor leads to earlier ones. Members with a hidden profile are shown without their id, except to themselves.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Add comment
         * @description Emails the recipe's author, unless they turned that off.
         */
        post: operations["addComment"];
        /**
         * Delete comment
         * @description Only for the comment's or the recipe's author.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community-recipes/{id}/brew-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get rating */
        get: operations["getRating"];
        put?: never;
        /**
         * Log brew of recipe
         * @description Logs a brew of this recipe and rates it; each member's latest rating counts. Fields that aren't given are taken from the recipe, with its setting converted to your own grinder; water follows the dose. Emails the recipe's author, unless they turned that off.
         */
        post: operations["logBrewOfRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get profile */
        get: operations["getProfile"];
        /**
         * Put profile
         * @description Changes the given fields: levels, preferences, display name. Null clears one.
         */
        put: operations["putProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch profile
         * @description Changes the given fields: levels, preferences, display name. Null clears one.
         */
        patch: operations["patchProfile"];
        trace?: never;
    };
    "/api/user/profile/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put onboarding
         * @description Sets all six levels at once.
         */
        put: operations["putOnboarding"];
        /**
         * Post onboarding
         * @description Sets all six levels at once.
         */
        post: operations["postOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch onboarding
         * @description Sets all six levels at once.
         */
        patch: operations["patchOnboarding"];
        trace?: never;
    };
    "/api/users/taste-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get taste profile
         * @description Fields that aren't set are derived from the six levels, or 0.5.
         */
        get: operations["getTasteProfile"];
        /**
         * Put taste profile
         * @description Changes the given fields, which take precedence over the six levels. Null clears one.
         */
        put: operations["putTasteProfile"];
        /**
         * Post taste profile
         * @description Changes the given fields, which take precedence over the six levels. Null clears one.
         */
        post: operations["postTasteProfile"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch taste profile
         * @description Changes the given fields, which take precedence over the six levels. Null clears one.
         */
        patch: operations["patchTasteProfile"];
        trace?: never;
    };
    "/api/adaptRecipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adapt recipe
         * @description When signed in, your taste profile and calibration are used.
         */
        post: operations["adaptRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-recipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get recipe for volume
         * @description All recipes are scaled to the volume: the ratio stays; dose, time and, where water runs through the coffee, grind follow. What the brewer does not hold at once comes in batches.
         */
        post: operations["getRecipeForVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discover
         * @description The brewing model's recommendation and up to 20 shared recipes, all converted to the given grinder. When signed in, your calibration and taste are used.
         */
        get: operations["discover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommendations
         * @description Recipes for coffees you haven't brewed yet, sorted by taste match, those for your own brewers first.
         */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/saved-recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved recipes
         * @description Newest first.
         */
        get: operations["listSavedRecipes"];
        put?: never;
        /**
         * Save recipe
         * @description Saving a recipe again changes nothing. The first time, its author gets an email, unless they turned that off.
         */
        post: operations["saveRecipe"];
        /**
         * Unsave recipe
         * @description Succeeds even if it is not saved.
         */
        delete: operations["unsaveRecipe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/grinders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user grinders
         * @description In the order they were added.
         */
        get: operations["listUserGrinders"];
        put?: never;
        /**
         * Keep user grinder
         * @description Adds it, or changes the given fields if you have it already.
         */
        post: operations["keepUserGrinder"];
        /**
         * Delete user grinder
         * @description Succeeds even if you don't have it. Its calibration is kept in case you add it again.
         */
        delete: operations["deleteUserGrinder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user machines
         * @description In the order they were added.
         */
        get: operations["listUserMachines"];
        put?: never;
        /**
         * Keep user machine
         * @description Adds it, or changes the given fields if you have it already.
         */
        post: operations["keepUserMachine"];
        /**
         * Delete user machine
         * @description Succeeds even if you don't have it.
         */
        delete: operations["deleteUserMachine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user filters
         * @description In the order they were added.
         */
        get: operations["listUserFilters"];
        put?: never;
        /**
         * Keep user filter
         * @description Adds it, or changes the given fields if you have it already.
         */
        post: operations["keepUserFilter"];
        /**
         * Delete user filter
         * @description Succeeds even if you don't have it.
         */
        delete: operations["deleteUserFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/coffee-library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List library
         * @description Newest first.
         */
        get: operations["listLibrary"];
        put?: never;
        /**
         * Keep coffee
         * @description Adds it, or changes the given fields if it is on your shelf already.
         */
        post: operations["keepCoffee"];
        /**
         * Delete from library
         * @description Succeeds even if it isn't on your shelf. Its brews stay.
         */
        delete: operations["deleteFromLibrary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List personal recipes
         * @description Newest first.
         */
        get: operations["listPersonalRecipes"];
        put?: never;
        /** Create personal recipe */
        post: operations["createPersonalRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get personal recipe
         * @description With its steps, and its full notes, which lists may shorten.
         */
        get: operations["getPersonalRecipe"];
        /**
         * Put personal recipe
         * @description Changes the given fields. If only the ratio is given, the water follows it.
         */
        put: operations["putPersonalRecipe"];
        /**
         * Post personal recipe
         * @description Changes the given fields. If only the ratio is given, the water follows it.
         */
        post: operations["postPersonalRecipe"];
        /** Delete personal recipe */
        delete: operations["deletePersonalRecipe"];
        options?: never;
        head?: never;
        /**
         * Patch personal recipe
         * @description Changes the given fields. If only the ratio is given, the water follows it.
         */
        patch: operations["patchPersonalRecipe"];
        trace?: never;
    };
    "/api/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description Newest first.
         */
        get: operations["listCollections"];
        put?: never;
        /** Create collection */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get collection
         * @description With its recipes, most recently added first.
         */
        get: operations["getCollection"];
        /**
         * Put collection
         * @description Changes the given fields.
         */
        put: operations["putCollection"];
        /**
         * Post collection
         * @description Changes the given fields.
         */
        post: operations["postCollection"];
        /**
         * Delete collection
         * @description The recipes themselves stay.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /**
         * Patch collection
         * @description Changes the given fields.
         */
        patch: operations["patchCollection"];
        trace?: never;
    };
    "/api/collections/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to collection
         * @description 409 if the recipe is already in it.
         */
        post: operations["addToCollection"];
        /** Remove from collection */
        delete: operations["removeFromCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brew-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brew logs
         * @description Your brews, newest first.
         */
        get: operations["listBrewLogs"];
        put?: never;
        /**
         * Log brew
         * @description Requires the method, or a brewer or recipe that determines it; everything else is optional. A setting is read on the given grinder. With a recipe and without a grinder, your own grinder is used, with the recipe's setting converted to it.
         */
        post: operations["logBrew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brew-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get brew log */
        get: operations["getBrewLog"];
        put?: never;
        post?: never;
        /** Delete brew log */
        delete: operations["deleteBrewLog"];
        options?: never;
        head?: never;
        /**
         * Revise brew log
         * @description Changes the given fields; null clears one. If only the grinder changes, the setting is read again on the new one.
         */
        patch: operations["reviseBrewLog"];
        trace?: never;
    };
    "/api/brew-logs/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get last brew log */
        get: operations["getLastBrewLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brew-logs/weekly-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get weekly stats
         * @description The last seven days, including today.
         */
        get: operations["getWeeklyStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brew-logs/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare brew log
         * @description Compares it with the previous brew of the same coffee and method, else of the same coffee.
         */
        get: operations["compareBrewLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brew-logs/{id}/save-as-recipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put brew log as recipe
         * @description Marks the brew and, if it has dose, water and setting, saves it as your own recipe. Saving it again changes nothing.
         */
        put: operations["putBrewLogAsRecipe"];
        /**
         * Post brew log as recipe
         * @description Marks the brew and, if it has dose, water and setting, saves it as your own recipe. Saving it again changes nothing.
         */
        post: operations["postBrewLogAsRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch brew log as recipe
         * @description Marks the brew and, if it has dose, water and setting, saves it as your own recipe. Saving it again changes nothing.
         */
        patch: operations["patchBrewLogAsRecipe"];
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get user
         * @description The public profile, with the latest 20 of each list and a masked email address. What the member hides in their privacy settings is left out.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user recipes
         * @description The recipes that a member has shared, newest first; none if the profile is hidden.
         */
        get: operations["listUserRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export account
         * @description Downloads everything as one JSON document, or with `format=csv` the brews as a table for spreadsheets, with times in UTC.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roaster claims
         * @description Your claims, newest first.
         */
        get: operations["listRoasterClaims"];
        put?: never;
        /**
         * Submit roaster claim
         * @description Claims a roaster and emails a link to the business address. 409 if you have an open claim or are a member of a roaster already.
         */
        post: operations["submitRoasterClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-claims/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify roaster claim
         * @description The claim that an emailed link belongs to; browsers get a page with a button. Doesn't confirm anything, since mail programs open links by themselves: use POST.
         */
        get: operations["verifyRoasterClaim"];
        put?: never;
        /**
         * Confirm roaster claim
         * @description Confirms the business address of a claim. The claim is approved if the address belongs to the website that the catalog or an operator set for the roaster; otherwise an operator decides.
         */
        post: operations["confirmRoasterClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-portal/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get roaster dashboard */
        get: operations["getRoasterDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-portal/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get roaster profile */
        get: operations["getRoasterProfile"];
        /**
         * Put roaster profile
         * @description Changes the given fields; an empty text or null clears one. A new name or website of a verified roaster waits for review and is in `pendingChanges` until then.
         */
        put: operations["putRoasterProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch roaster profile
         * @description Changes the given fields; an empty text or null clears one. A new name or website of a verified roaster waits for review and is in `pendingChanges` until then.
         */
        patch: operations["patchRoasterProfile"];
        trace?: never;
    };
    "/api/roaster-portal/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roaster members
         * @description Everybody who can manage the roaster, longest-standing first.
         */
        get: operations["listRoasterMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-portal/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove roaster member
         * @description Removes another member, who gets an email, or yourself.
         */
        delete: operations["removeRoasterMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-portal/coffees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own coffees
         * @description Sorted by name, each with its numbers of recipes, shelves and brews.
         */
        get: operations["listOwnCoffees"];
        put?: never;
        /**
         * Create own coffee
         * @description 409 if the roaster has another coffee with this slug.
         */
        post: operations["createOwnCoffee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-portal/coffees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put own coffee
         * @description Changes the given fields; an empty text or null clears one. The slug stays unless a new one is given.
         */
        put: operations["putOwnCoffee"];
        post?: never;
        /**
         * Delete own coffee
         * @description Deletes it permanently. 409 if members have shared recipes for it. Brews stay, without the link.
         */
        delete: operations["deleteOwnCoffee"];
        options?: never;
        head?: never;
        /**
         * Patch own coffee
         * @description Changes the given fields; an empty text or null clears one. The slug stays unless a new one is given.
         */
        patch: operations["patchOwnCoffee"];
        trace?: never;
    };
    "/api/roaster-portal/coffees/{id}/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List embed recipes
         * @description Sorted by method, oldest first.
         */
        get: operations["listEmbedRecipes"];
        put?: never;
        /**
         * Create embed recipe
         * @description Two of dose, water and ratio are enough. At most 50 per coffee, then 409.
         */
        post: operations["createEmbedRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roaster-portal/coffees/{id}/recipes/{recipeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get embed recipe
         * @description With its steps, which lists leave out.
         */
        get: operations["getEmbedRecipe"];
        /**
         * Put embed recipe
         * @description Changes the given fields. A new ratio alone changes the water, a new dose or water alone changes the ratio.
         */
        put: operations["putEmbedRecipe"];
        post?: never;
        /**
         * Delete embed recipe
         * @description If it was the default of its method, the oldest remaining one becomes the default.
         */
        delete: operations["deleteEmbedRecipe"];
        options?: never;
        head?: never;
        /**
         * Patch embed recipe
         * @description Changes the given fields. A new ratio alone changes the water, a new dose or water alone changes the ratio.
         */
        patch: operations["patchEmbedRecipe"];
        trace?: never;
    };
    "/api/roaster-portal/embed-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get embed settings */
        get: operations["getEmbedSettings"];
        /**
         * Put embed settings
         * @description Changes the given fields.
         */
        put: operations["putEmbedSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch embed settings
         * @description Changes the given fields.
         */
        patch: operations["patchEmbedSettings"];
        trace?: never;
    };
    "/api/roaster-portal/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get roaster analytics
         * @description Days are in UTC. Every table adds up to the totals: the top 100, one row for all others (`others` says how many) and one with null for unknown. With `format=csv` or `Accept: text/csv` a table of days for spreadsheets.
         */
        get: operations["getRoasterAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Reports a recipe, comment, coffee, roaster or profile to the moderators. Reporting it again returns the first report.
         */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description What you shared and nobody else sees: it waits for review, or a moderator hid it. Newest first.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal
         * @description Asks that something of yours that was hidden is looked at again; once for each.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/suspension-appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal suspension
         * @description Asks that the suspension of your account is looked at again; once for each suspension.
         */
        post: operations["appealSuspension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List review queue
         * @description What was reported, held or appealed.
         */
        get: operations["listReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get review item */
        get: operations["getReviewItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide
         * @description Takes a decision about something that was shared, or about its author. With `preview` nothing changes. Moderators decide about members only.
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo decision
         * @description Undoes a decision within 30 days; 409 afterwards. The answer is the new entry.
         */
        post: operations["undoDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit log
         * @description Every decision, newest first.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get admin overview */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Newest first; with `q` by name.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get member */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview role
         * @description What another role would change; refused like the change itself.
         */
        get: operations["previewRole"];
        /**
         * Change role
         * @description Not your own, and not that of accounts in ADMIN_EMAILS.
         */
        put: operations["changeRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete member
         * @description Closes an account at once and deletes it after 30 days; until then it can be undone. With `content: "delete"` its recipes, comments and the coffees that nobody else uses go as well. With `preview` nothing changes.
         */
        post: operations["deleteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content
         * @description What was shared, newest first: one kind of it, or what is withheld.
         */
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coffees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit coffee facts
         * @description Corrects the facts of a coffee. With `preview` nothing changes.
         */
        patch: operations["editCoffeeFacts"];
        trace?: never;
    };
    "/api/admin/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open claims
         * @description Open roaster claims, oldest first.
         */
        get: operations["listOpenClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview claim
         * @description An open claim, and what an approval would give the claimant.
         */
        get: operations["previewClaim"];
        put?: never;
        /**
         * Decide claim
         * @description Approval makes the claimant a member of the roaster. The claimant gets an email.
         */
        post: operations["decideClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roaster-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roaster changes
         * @description New names and websites of verified roasters that wait, oldest first.
         */
        get: operations["listRoasterChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roaster-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide roaster change */
        post: operations["decideRoasterChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roasters/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove portal member
         * @description Removes somebody from the members of a roaster, who gets an email.
         */
        delete: operations["removePortalMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get settings */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description Takes effect at once here and within half a minute on other nodes; null is the default again.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/api/admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invites
         * @description Invitations that still work.
         */
        get: operations["listInvites"];
        put?: never;
        /**
         * Create invite
         * @description The link is shown only once.
         */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete invite */
        delete: operations["deleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download backup
         * @description A consistent copy of the SQLite database, made while the service runs; one at a time.
         */
        get: operations["downloadBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/embed/{roasterSlug}/{coffeeSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get coffee embed
         * @description The roaster's recipes for a coffee, defaults first; if there are none, the best shared recipe for each method.
         */
        get: operations["getCoffeeEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/embed/recipes/{roasterSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get roaster embed
         * @description Recipes for a roaster's coffees, coffee by coffee: first coffees with a recipe by the roaster, then those that only the community has recipes for, each by their number of community recipes, then the newest. As many coffees as fit get their first recipe in, then their second, and so on. With `group=coffee`, `limit` counts coffees, and each comes with one recipe for every method it has. A roaster with allowed domains is only shown on pages there.
         */
        get: operations["getRoasterEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/embed/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get shared embed
         * @description A recipe by its share id, or the default recipe of `roaster-slug%2Fcoffee-slug`. Counts an IMPRESSION with the referring page as its source, unless the browser is only prefetching.
         */
        get: operations["getSharedEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/embed/track-impression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track impression
         * @description A card came into view. Prefetched pages don't count.
         */
        post: operations["trackImpression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/embed/track-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track click
         * @description Somebody followed the link to the full recipe.
         */
        post: operations["trackClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/embed/track-method-switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track method switch
         * @description Somebody switched the brew method.
         */
        post: operations["trackMethodSwitch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get embed frame
         * @description The same recipes as a page for an iframe, on websites that the roaster allows.
         */
        get: operations["getEmbedFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/widget.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get widget script
         * @description The script that shows recipes on any page: every element with `data-service-widget`.
         */
        get: operations["getWidgetScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Error */
        Error: {
            /** @description What is wrong, for people */
            error: string;
            /** @description The same for programs; stable */
            code: string;
            /** @description Which part of the request, on 400 */
            field?: string;
            /**
             * Format: date-time
             * @description When a suspension ends, with `suspended`
             */
            until?: string;
            /** @description Why the account is suspended, with `suspended` */
            reason?: string | null;
            /** @description On 404: the id of the coffee, or the slug of the roaster, that this one was merged into */
            mergedInto?: number | string;
            requestId: string;
        };
        /** Step */
        Step: {
            /**
             * @description What one does
             * @enum {string}
             */
            action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
            /** @description In the words of the author: "Second pour" */
            label?: string;
            /** @description Without it the step starts when the one before it ends */
            startSeconds?: number;
            /** @description Without it the step lasts until the next one starts */
            durationSeconds?: number;
            /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
            waterGrams?: number;
            note?: string;
        };
        /** Recipe */
        Recipe: {
            id: number;
            /** @enum {string} */
            type: "community";
            coffeeProfileId: number;
            grinderId: number;
            machineId: number;
            filterId: number | null;
            brewMethod: string;
            grindSetting: number | string;
            /** @description Of the setting, 0-100 */
            grindIndex: number;
            ratio: number;
            doseGrams: number;
            waterGrams: number;
            brewTimeSeconds: number | null;
            waterTempF: number | null;
            notes: string | null;
            /** @description How it tasted, each 1-5 */
            tasteProfile: {
                acidity?: number;
                body?: number;
                sweetness?: number;
                bitterness?: number;
            } | null;
            /** @description Null if the author gave none: show its method, brewer and author */
            title: string | null;
            description: string | null;
            tags: string[];
            /** @enum {string|null} */
            difficulty: "easy" | "medium" | "advanced" | null;
            yieldGrams: number | null;
            /** @description The recipe that this one started from */
            inspiredBy: {
                /** @description Null once that recipe was deleted, like everything else here */
                recipeId: number | null;
                title: string | null;
                brewMethod: string | null;
                brewer: string | null;
                author: string | null;
            } | null;
            /** @description Whether the author wrote steps */
            hasSteps: boolean;
            /** @description Not in lists */
            steps?: components["schemas"]["Step"][];
            /**
             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
             * @enum {string}
             */
            stepsSource?: "author" | "suggested";
            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
            batches?: {
                count: number;
                doseGrams: number;
                waterGrams: number;
            };
            upvotes: number;
            downvotes: number;
            /** @description Wilson lower bound of the share of upvotes, 0-1 */
            score: number;
            avgRating: number | null;
            ratingCount: number;
            brewCount: number;
            commentCount: number;
            /** @description Only when signed in */
            tasteMatchScore?: number;
            /** @description Only where recipes are recommended to a signed-in user: what their order is made by */
            recommendationScore?: number;
            coffee: {
                id: number;
                name: string;
                slug: string;
                /** @enum {string} */
                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                /** @enum {string} */
                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                origin: string | null;
                flavorProfile: string | null;
                roasterName: string;
                roasterSlug: string;
                roaster: {
                    id: number;
                    name: string;
                    slug: string;
                };
            };
            grinder: {
                id: number;
                slug: string;
                brand: string;
                name: string;
                model: string;
            };
            machine: {
                id: number;
                slug: string;
                brand: string;
                name: string;
                model: string;
                brewMethod: string;
            };
            filter: {
                id: number;
                name: string;
                type: string;
            } | null;
            createdBy: {
                displayName: string;
                /** @description Of the member's public profile; left out where there is none to see */
                id?: number;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds
             */
            updatedAt: string;
            /**
             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
             * @enum {string}
             */
            review?: "pending" | "hidden";
            /** @description Why a moderator hid it */
            reviewReason?: string | null;
        };
        /** BrewLog */
        BrewLog: {
            id: number;
            method: string;
            coffeeProfileId: number | null;
            grinderId: number | null;
            machineId: number | null;
            /** @description The community recipe it was brewed by */
            recipeId: number | null;
            /** @description The same as `recipeId` */
            communityRecipeId: number | null;
            doseGrams: number | null;
            /** @description The same as `doseGrams` */
            coffeeGrams: number | null;
            waterGrams: number | null;
            /** @description Water to coffee */
            ratio: number | null;
            grindSetting: number | string | null;
            /** @description Of the setting, 0-100; null without a grinder */
            grindIndex: number | null;
            waterTempF: number | null;
            brewTimeSeconds: number | null;
            daysOffRoast: number | null;
            /** @description Strength by a refractometer, in percent */
            tds: number | null;
            outcome: string | null;
            notes: string | null;
            rating: number | null;
            /** @description How it tasted, each 1-5 */
            tasteProfile: {
                acidity?: number;
                body?: number;
                sweetness?: number;
                bitterness?: number;
            } | null;
            /** @description What was wrong with the cup, or that nothing was */
            extractionFeedback: {
                sour?: boolean;
                bitter?: boolean;
                watery?: boolean;
                harsh?: boolean;
                balanced?: boolean;
            } | null;
            savedAsRecipe: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds
             */
            updatedAt: string;
            coffee: {
                id: number;
                name: string;
                slug: string;
                /** @enum {string} */
                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                /** @enum {string} */
                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                origin: string | null;
                flavorProfile: string | null;
                roasterName: string;
                roasterSlug: string;
                roaster: {
                    id: number;
                    name: string;
                    slug: string;
                };
            } | null;
            grinder: {
                id: number;
                slug: string;
                brand: string;
                name: string;
                model: string;
            } | null;
            machine: {
                id: number;
                slug: string;
                brand: string;
                name: string;
                model: string;
                brewMethod: string;
            } | null;
        };
        /** BrewLogDetail */
        BrewLogDetail: {
            id: number;
            method: string;
            coffeeProfileId: number | null;
            grinderId: number | null;
            machineId: number | null;
            /** @description The community recipe it was brewed by */
            recipeId: number | null;
            /** @description The same as `recipeId` */
            communityRecipeId: number | null;
            doseGrams: number | null;
            /** @description The same as `doseGrams` */
            coffeeGrams: number | null;
            waterGrams: number | null;
            /** @description Water to coffee */
            ratio: number | null;
            grindSetting: number | string | null;
            /** @description Of the setting, 0-100; null without a grinder */
            grindIndex: number | null;
            waterTempF: number | null;
            brewTimeSeconds: number | null;
            daysOffRoast: number | null;
            /** @description Strength by a refractometer, in percent */
            tds: number | null;
            outcome: string | null;
            notes: string | null;
            rating: number | null;
            /** @description How it tasted, each 1-5 */
            tasteProfile: {
                acidity?: number;
                body?: number;
                sweetness?: number;
                bitterness?: number;
            } | null;
            /** @description What was wrong with the cup, or that nothing was */
            extractionFeedback: {
                sour?: boolean;
                bitter?: boolean;
                watery?: boolean;
                harsh?: boolean;
                balanced?: boolean;
            } | null;
            savedAsRecipe: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds
             */
            updatedAt: string;
            coffee: {
                id: number;
                name: string;
                slug: string;
                /** @enum {string} */
                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                /** @enum {string} */
                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                origin: string | null;
                flavorProfile: string | null;
                roasterName: string;
                roasterSlug: string;
                roaster: {
                    id: number;
                    name: string;
                    slug: string;
                };
            } | null;
            grinder: {
                id: number;
                slug: string;
                brand: string;
                name: string;
                model: string;
                burrType: string;
                burrSizeMm: number | null;
                drive: string;
                /** @enum {string} */
                adjustment: "stepped" | "stepless";
                minGrindSetting: number;
                maxGrindSetting: number;
                /** @description On the shared grind index, 0-100 */
                minGrindIndex: number;
                /** @description On the shared grind index, 0-100 */
                maxGrindIndex: number;
                clicksPerFullRange: number;
                /** @description How its dial is read */
                scale: string;
                /** @description What the numbers of this grinder rest on */
                evidence: {
                    /**
                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                     * @enum {string}
                     */
                    kind: "maker" | "charts" | "owners" | "estimate";
                    /** @description The source's name */
                    name: string;
                } | null;
            } | null;
            machine: {
                id: number;
                slug: string;
                brand: string;
                name: string;
                model: string;
                brewMethod: string;
                defaultWaterTempF: number;
                /** @enum {string} */
                kind: "manual" | "electric";
                description: string;
                /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                capacity: {
                    waterGrams: {
                        min: number;
                        usual: number;
                        max: number;
                    };
                    doseGrams: {
                        min: number;
                        usual: number;
                        max: number;
                    };
                } | null;
                /**
                 * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                 * @enum {string|null}
                 */
                temperature: "free" | "stepped" | "fixed" | null;
                /** @description What it can be set to */
                temperatureF: {
                    min: number;
                    max: number;
                } | null;
                /** @description Whether water can run past the coffee bed */
                bypass: boolean | null;
                /** @description Windows of its own, which count instead of its method's */
                recipe: {
                    grindIndex?: {
                        min: number;
                        ideal: number;
                        max: number;
                    };
                    ratio?: {
                        min: number;
                        ideal: number;
                        max: number;
                    };
                    brewTimeSeconds?: {
                        min: number;
                        ideal: number;
                        max: number;
                    };
                } | null;
                /** @description Where the capacity comes from */
                source: {
                    /** @enum {string} */
                    kind: "maker" | "common";
                    note: string;
                } | null;
            } | null;
            /** @description Of a guided brew: the plan, and what happened. Not in lists */
            steps: {
                /**
                 * @description What one does
                 * @enum {string}
                 */
                action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                /** @description In the words of the author: "Second pour" */
                label?: string;
                /** @description When it was to begin */
                plannedStartSeconds?: number;
                /** @description When it was to end */
                plannedEndSeconds?: number;
                /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                waterGrams?: number;
                /** @description When it began; left out if it was skipped */
                startSeconds?: number;
                /** @description When it ended */
                endSeconds?: number;
            }[] | null;
            /** @description When the first drop of an espresso fell */
            firstDropSeconds: number | null;
            /** @description Strength and extraction, estimated with their error, or measured */
            extraction: {
                tds: {
                    percent: number;
                    /** @description In four of five cups the truth lies within */
                    plusMinus: number;
                };
                extraction: {
                    percent: number;
                    /** @description In four of five cups the truth lies within */
                    plusMinus: number;
                };
                isMeasured: boolean;
                /** @description What most people like */
                zone: {
                    tds: {
                        min: number;
                        max: number;
                    };
                    extraction: {
                        min: number;
                        max: number;
                    };
                } | null;
            } | null;
            /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
            nextStep: {
                /** @enum {string} */
                kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                /** @description What to do and why, in the terms of the brewer's own grinder */
                advice: string;
                /** @description Each sentence of the advice, for clients that write it themselves */
                details: {
                    /** @description Stable */
                    code: string;
                    /** @description The figures of the sentence, for clients that write it in their own words and units */
                    params: {
                        [key: string]: unknown;
                    };
                }[];
                /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                cause: string;
                /** @description The row of the table in docs/ADAPTATION.md, with its source */
                rule: string;
                /**
                 * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                 * @enum {string}
                 */
                basis: "rule" | "own-brews";
                grindSetting?: number;
                doseGrams?: number;
                /** @description For espresso, where to stop the shot */
                waterGrams?: number;
                waterTempF?: number;
                brewTimeSeconds?: number;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type Step = components['schemas']['Step'];
export type Recipe = components['schemas']['Recipe'];
export type BrewLog = components['schemas']['BrewLog'];
export type BrewLogDetail = components['schemas']['BrewLogDetail'];
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "healthy" | "degraded" | "unhealthy";
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        timestamp: string;
                        /** @description Seconds since the start */
                        uptime: number;
                        version: string;
                        checks: {
                            database: {
                                /** @enum {string} */
                                status: "healthy" | "degraded" | "unhealthy";
                                latencyMs: number | null;
                            };
                            migrations: {
                                /** @enum {string} */
                                status: "healthy" | "pending" | "unknown";
                                applied: number;
                            };
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "healthy" | "degraded" | "unhealthy";
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        timestamp: string;
                        /** @description Seconds since the start */
                        uptime: number;
                        version: string;
                        checks: {
                            database: {
                                /** @enum {string} */
                                status: "healthy" | "degraded" | "unhealthy";
                                latencyMs: number | null;
                            };
                            migrations: {
                                /** @enum {string} */
                                status: "healthy" | "pending" | "unknown";
                                applied: number;
                            };
                        };
                    };
                };
            };
        };
    };
    trackPageView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roasterId: number;
                    coffeeId?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "GRINDER" | "BREWER";
                    brand: string;
                    model: string;
                    /** @description Where it can be seen */
                    url?: string | null;
                    /** @description Whatever helps: the dial, its range */
                    notes?: string | null;
                    /**
                     * Format: email
                     * @description For an answer; without one, the address of the account
                     * @example ada@example.com
                     */
                    email?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    source?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    subject: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    company?: string | null;
                    /**
                     * @description The website of the company; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    website?: string | null;
                    message?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    /** @description At least 8 characters */
                    password: string;
                    /** @description How others see you; "Brewer {id}" unless given */
                    displayName?: string | null;
                    /** @description How others see you; "Brewer {id}" unless given */
                    name?: string | null;
                    /** @description The token of an invitation, where registration asks for one */
                    invite?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            id: number;
                            /** @description Null only for an identity that never told its address */
                            email: string | null;
                            /** @description Whether somebody has shown that they read the mail of this address */
                            emailVerified: boolean;
                            name: string;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                        /** @description A JWT for `Authorization: Bearer`; the same session is also set as a cookie */
                        token: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            id: number;
                            /** @description Null only for an identity that never told its address */
                            email: string | null;
                            /** @description Whether somebody has shown that they read the mail of this address */
                            emailVerified: boolean;
                            name: string;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                        /** @description A JWT for `Authorization: Bearer`; the same session is also set as a cookie */
                        token: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestMagicLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyMagicLink: {
        parameters: {
            query: {
                /** @description From the mailed link */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            id: number;
                            /** @description Null only for an identity that never told its address */
                            email: string | null;
                            /** @description Whether somebody has shown that they read the mail of this address */
                            emailVerified: boolean;
                            name: string;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                        /** @description A JWT for `Authorization: Bearer`; the same session is also set as a cookie */
                        token: string;
                    };
                };
            };
            /** @description To the web app, signed in */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    disownAccount: {
        parameters: {
            query: {
                /** @description From the mailed link */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signInWithApple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    identityToken: string;
                    /** @description Only with the first sign-in; null, empty or left out afterwards */
                    email?: string | null;
                    /** @description The nonce that the token was asked for with; required if the token has one */
                    nonce?: string | null;
                    /** @description The token of an invitation, where registration asks for one */
                    invite?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            id: number;
                            /** @description Null only for an identity that never told its address */
                            email: string | null;
                            /** @description Whether somebody has shown that they read the mail of this address */
                            emailVerified: boolean;
                            name: string;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                        /** @description A JWT for `Authorization: Bearer`; the same session is also set as a cookie */
                        token: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            /** @description Null only for an identity that never told its address */
                            email: string | null;
                            /** @description Whether somebody has shown that they read the mail of this address */
                            emailVerified: boolean;
                            name: string;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /** @description Null while no level is set */
                            profile: {
                                acidityLevel: number | null;
                                bodyLevel: number | null;
                                sweetnessLevel: number | null;
                                bitternessLevel: number | null;
                                flavorComplexityLevel: number | null;
                                aftertasteLevel: number | null;
                            } | null;
                            /** @enum {string} */
                            role: "member" | "moderator" | "operator";
                            /** @description Null unless the account can only read at the moment */
                            suspension: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                until: string;
                                reason: string | null;
                                /**
                                 * Format: date-time
                                 * @description When you asked that it is looked at again; you can once
                                 */
                                appealedAt: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Required if the account has a password */
                    currentPassword?: string;
                    /** @description At least 8 characters */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the mailed link */
                    token: string;
                    /** @description At least 8 characters */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            id: number;
                            /** @description Null only for an identity that never told its address */
                            email: string | null;
                            /** @description Whether somebody has shown that they read the mail of this address */
                            emailVerified: boolean;
                            name: string;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                        /** @description A JWT for `Authorization: Bearer`; the same session is also set as a cookie */
                        token: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the mailed link */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    /** @description Required if the account has a password */
                    currentPassword?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the mailed link */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        isComplete: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        registration: "open" | "invite" | "closed";
                        /** @description Whether links can be mailed */
                        mail: boolean;
                        oidc: {
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string | null;
                        emailVerified: boolean;
                        /** @description The address that the account changes to, once confirmed */
                        pendingEmail: string | null;
                        hasPassword: boolean;
                        identities: {
                            /** @enum {string} */
                            provider: "apple" | "oidc";
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            id: string;
                            /**
                             * @description Null for a program that isn’t a known browser
                             * @example Firefox
                             */
                            browser: string | null;
                            /** @example Android */
                            system: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description To the hour; null for sessions of earlier versions
                             */
                            lastUsedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            expiresAt: string;
                            /** @description Whether this request belongs to it */
                            isCurrent: boolean;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endAllSessions: {
        parameters: {
            query?: {
                /** @description Leave the session of this request open */
                keepCurrent?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "apple" | "oidc";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            /** @description Somebody comments on a recipe of mine */
                            notifyRecipeComments: boolean;
                            /** @description Somebody saves a recipe of mine */
                            notifyRecipeFavorites: boolean;
                            /** @description Somebody brews a recipe of mine */
                            notifyRecipeBrews: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Somebody comments on a recipe of mine */
                    notifyRecipeComments?: boolean;
                    /** @description Somebody saves a recipe of mine */
                    notifyRecipeFavorites?: boolean;
                    /** @description Somebody brews a recipe of mine */
                    notifyRecipeBrews?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            /** @description Somebody comments on a recipe of mine */
                            notifyRecipeComments: boolean;
                            /** @description Somebody saves a recipe of mine */
                            notifyRecipeFavorites: boolean;
                            /** @description Somebody brews a recipe of mine */
                            notifyRecipeBrews: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Somebody comments on a recipe of mine */
                    notifyRecipeComments?: boolean;
                    /** @description Somebody saves a recipe of mine */
                    notifyRecipeFavorites?: boolean;
                    /** @description Somebody brews a recipe of mine */
                    notifyRecipeBrews?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            /** @description Somebody comments on a recipe of mine */
                            notifyRecipeComments: boolean;
                            /** @description Somebody saves a recipe of mine */
                            notifyRecipeFavorites: boolean;
                            /** @description Somebody brews a recipe of mine */
                            notifyRecipeBrews: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Somebody comments on a recipe of mine */
                    notifyRecipeComments?: boolean;
                    /** @description Somebody saves a recipe of mine */
                    notifyRecipeFavorites?: boolean;
                    /** @description Somebody brews a recipe of mine */
                    notifyRecipeBrews?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            /** @description Somebody comments on a recipe of mine */
                            notifyRecipeComments: boolean;
                            /** @description Somebody saves a recipe of mine */
                            notifyRecipeFavorites: boolean;
                            /** @description Somebody brews a recipe of mine */
                            notifyRecipeBrews: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        privacy: {
                            /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                            profileVisible: boolean;
                            /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                            brewsVisible: boolean;
                            /** @description Others may see which recipes you saved */
                            savesVisible: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                    profileVisible?: boolean;
                    /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                    brewsVisible?: boolean;
                    /** @description Others may see which recipes you saved */
                    savesVisible?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        privacy: {
                            /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                            profileVisible: boolean;
                            /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                            brewsVisible: boolean;
                            /** @description Others may see which recipes you saved */
                            savesVisible: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                    profileVisible?: boolean;
                    /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                    brewsVisible?: boolean;
                    /** @description Others may see which recipes you saved */
                    savesVisible?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        privacy: {
                            /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                            profileVisible: boolean;
                            /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                            brewsVisible: boolean;
                            /** @description Others may see which recipes you saved */
                            savesVisible: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                    profileVisible?: boolean;
                    /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                    brewsVisible?: boolean;
                    /** @description Others may see which recipes you saved */
                    savesVisible?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        privacy: {
                            /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                            profileVisible: boolean;
                            /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                            brewsVisible: boolean;
                            /** @description Others may see which recipes you saved */
                            savesVisible: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            /** @description Language tag (BCP 47), such as en or pt-BR; null for the one of the device */
                            language: string | null;
                            /** @description Only what was chosen; the rest is as usual in the region of the reader. */
                            units: {
                                /**
                                 * @description °C or °F
                                 * @enum {string}
                                 */
                                temperature?: "C" | "F";
                                /**
                                 * @description Grams or ounces
                                 * @enum {string}
                                 */
                                weight?: "g" | "oz";
                                /**
                                 * @description Millilitres or US fluid ounces
                                 * @enum {string}
                                 */
                                volume?: "ml" | "floz";
                                /**
                                 * @description Metres or feet
                                 * @enum {string}
                                 */
                                altitude?: "m" | "ft";
                                /**
                                 * @description 7:12 PM or 19:12
                                 * @enum {string}
                                 */
                                clock?: "12h" | "24h";
                                /**
                                 * @description First day of the week
                                 * @enum {string}
                                 */
                                weekStart?: "monday" | "sunday" | "saturday";
                                /**
                                 * @description 18.5 or 18,5
                                 * @enum {string}
                                 */
                                decimal?: "point" | "comma";
                            } | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Language tag (BCP 47), such as en or pt-BR; null for the one of the device */
                    language?: string | null;
                    /** @description Only what was chosen; the rest is as usual in the region of the reader. */
                    units?: {
                        /**
                         * @description °C or °F
                         * @enum {string|null}
                         */
                        temperature?: "C" | "F" | null;
                        /**
                         * @description Grams or ounces
                         * @enum {string|null}
                         */
                        weight?: "g" | "oz" | null;
                        /**
                         * @description Millilitres or US fluid ounces
                         * @enum {string|null}
                         */
                        volume?: "ml" | "floz" | null;
                        /**
                         * @description Metres or feet
                         * @enum {string|null}
                         */
                        altitude?: "m" | "ft" | null;
                        /**
                         * @description 7:12 PM or 19:12
                         * @enum {string|null}
                         */
                        clock?: "12h" | "24h" | null;
                        /**
                         * @description First day of the week
                         * @enum {string|null}
                         */
                        weekStart?: "monday" | "sunday" | "saturday" | null;
                        /**
                         * @description 18.5 or 18,5
                         * @enum {string|null}
                         */
                        decimal?: "point" | "comma" | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            /** @description Language tag (BCP 47), such as en or pt-BR; null for the one of the device */
                            language: string | null;
                            /** @description Only what was chosen; the rest is as usual in the region of the reader. */
                            units: {
                                /**
                                 * @description °C or °F
                                 * @enum {string}
                                 */
                                temperature?: "C" | "F";
                                /**
                                 * @description Grams or ounces
                                 * @enum {string}
                                 */
                                weight?: "g" | "oz";
                                /**
                                 * @description Millilitres or US fluid ounces
                                 * @enum {string}
                                 */
                                volume?: "ml" | "floz";
                                /**
                                 * @description Metres or feet
                                 * @enum {string}
                                 */
                                altitude?: "m" | "ft";
                                /**
                                 * @description 7:12 PM or 19:12
                                 * @enum {string}
                                 */
                                clock?: "12h" | "24h";
                                /**
                                 * @description First day of the week
                                 * @enum {string}
                                 */
                                weekStart?: "monday" | "sunday" | "saturday";
                                /**
                                 * @description 18.5 or 18,5
                                 * @enum {string}
                                 */
                                decimal?: "point" | "comma";
                            } | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGrinders: {
        parameters: {
            query?: {
                /** @description Only this brand, in any case */
                brand?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grinders: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            burrType: string;
                            burrSizeMm: number | null;
                            drive: string;
                            /** @enum {string} */
                            adjustment: "stepped" | "stepless";
                            minGrindSetting: number;
                            maxGrindSetting: number;
                            /** @description On the shared grind index, 0-100 */
                            minGrindIndex: number;
                            /** @description On the shared grind index, 0-100 */
                            maxGrindIndex: number;
                            clicksPerFullRange: number;
                            /** @description How its dial is read */
                            scale: string;
                            /** @description What the numbers of this grinder rest on */
                            evidence: {
                                /**
                                 * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                 * @enum {string}
                                 */
                                kind: "maker" | "charts" | "owners" | "estimate";
                                /** @description The source's name */
                                name: string;
                            } | null;
                        }[];
                        byBrand: {
                            [key: string]: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            }[];
                        };
                        brands: string[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMachines: {
        parameters: {
            query?: {
                /** @description Only this brand, in any case */
                brand?: string;
                /** @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods */
                brewMethod?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        machines: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            brewMethod: string;
                            defaultWaterTempF: number;
                            /** @enum {string} */
                            kind: "manual" | "electric";
                            description: string;
                            /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                            capacity: {
                                waterGrams: {
                                    min: number;
                                    usual: number;
                                    max: number;
                                };
                                doseGrams: {
                                    min: number;
                                    usual: number;
                                    max: number;
                                };
                            } | null;
                            /**
                             * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                             * @enum {string|null}
                             */
                            temperature: "free" | "stepped" | "fixed" | null;
                            /** @description What it can be set to */
                            temperatureF: {
                                min: number;
                                max: number;
                            } | null;
                            /** @description Whether water can run past the coffee bed */
                            bypass: boolean | null;
                            /** @description Windows of its own, which count instead of its method's */
                            recipe: {
                                grindIndex?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                                ratio?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                                brewTimeSeconds?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                            } | null;
                            /** @description Where the capacity comes from */
                            source: {
                                /** @enum {string} */
                                kind: "maker" | "common";
                                note: string;
                            } | null;
                        }[];
                        byBrand: {
                            [key: string]: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                                defaultWaterTempF: number;
                                /** @enum {string} */
                                kind: "manual" | "electric";
                                description: string;
                                /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                                capacity: {
                                    waterGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                    doseGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                } | null;
                                /**
                                 * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                                 * @enum {string|null}
                                 */
                                temperature: "free" | "stepped" | "fixed" | null;
                                /** @description What it can be set to */
                                temperatureF: {
                                    min: number;
                                    max: number;
                                } | null;
                                /** @description Whether water can run past the coffee bed */
                                bypass: boolean | null;
                                /** @description Windows of its own, which count instead of its method's */
                                recipe: {
                                    grindIndex?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    ratio?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    brewTimeSeconds?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                } | null;
                                /** @description Where the capacity comes from */
                                source: {
                                    /** @enum {string} */
                                    kind: "maker" | "common";
                                    note: string;
                                } | null;
                            }[];
                        };
                        brands: string[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        filters: {
                            id: number;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            type: "paper" | "metal" | "cloth";
                            description: string;
                            /** @description Ids of the brew methods it fits */
                            fits: string[];
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBrewMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            description: string;
                            /** @enum {string} */
                            extraction: "percolation" | "espresso" | "immersion";
                            /** @description Cut to the scale, 0-100 */
                            grindIndex: {
                                min: number;
                                ideal: number;
                                max: number;
                            };
                            /** @description The same uncut: Turkish lies below 0, where most grinders still have positions */
                            fullGrindIndex: {
                                min: number;
                                ideal: number;
                                max: number;
                            };
                            ratio: {
                                min: number;
                                ideal: number;
                                max: number;
                            };
                            doseGrams: {
                                min: number;
                                ideal: number;
                                max: number;
                            };
                            waterTempF: {
                                min: number;
                                ideal: number;
                                max: number;
                            };
                            brewTimeSeconds: {
                                min: number;
                                ideal: number;
                                max: number;
                            };
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGrinderNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grinders: {
                            slug: string;
                            brand: string;
                            name: string;
                        }[];
                        count: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getGrinderChart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A slug such as `comandante-c40-mk4`, or a name as people say it, such as "Comandante MK4"
                 * @example comandante-c40-mk4
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        brand: string;
                        name: string;
                        /** @description How the dial is read */
                        scale: string;
                        /** @description The same in the language of the reader */
                        scaleLabel: string;
                        /** @description The grinder's page */
                        url: string;
                        minGrindSetting: number;
                        maxGrindSetting: number;
                        minGrindIndex: number;
                        maxGrindIndex: number;
                        /**
                         * @description What its curve rests on
                         * @enum {string}
                         */
                        confidence: "measured" | "published" | "estimated";
                        /** @description From fine to coarse */
                        methods: {
                            /** @description Id of the brew method */
                            key: string;
                            label: string;
                            /** @description Where to start */
                            setting: number;
                            /** @description The same as the dial shows it */
                            settingLabel: string;
                            range: {
                                min: number;
                                max: number;
                            };
                            rangeLabel: string;
                            /** @description Where most people end up: the 80 % interval around the setting */
                            expected: {
                                min: number;
                                max: number;
                            };
                            /** @description The same as the dial shows it */
                            expectedLabel: string;
                            /** @enum {string} */
                            confidence: "high" | "medium" | "low";
                        }[];
                        unsupportedMethods: {
                            id: string;
                            name: string;
                        }[];
                        id: number;
                        /** @description The same as `name` */
                        model: string;
                        /** @enum {string} */
                        adjustment: "stepped" | "stepless";
                        /** @description From one position of the dial to the next */
                        step: number;
                        clicksPerFullRange: number;
                        /** @description How the dial is printed */
                        notation: {
                            /** @enum {string} */
                            kind: "number" | "clicks" | "microns" | "turns" | "parts" | "letters";
                        } & {
                            [key: string]: unknown;
                        };
                        /** @description What the curve goes through, from fine to coarse */
                        references: {
                            grindIndex: number;
                            setting: number;
                        }[];
                        /** @description Where the reference points come from */
                        source: string;
                        /** @description What the numbers of this grinder rest on */
                        evidence: {
                            /**
                             * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                             * @enum {string}
                             */
                            kind: "maker" | "charts" | "owners" | "estimate";
                            /** @description The source's name */
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    convertGrindSetting: {
        parameters: {
            query: {
                /**
                 * @description A slug such as `comandante-c40-mk4`, or a name as people say it, such as "Comandante MK4"
                 * @example comandante-c40-mk4
                 */
                from: string;
                /**
                 * @description As the dial shows it ("24 clicks", "7.0" on a K-Max, "2.4.1" on a JX-Pro, "5.1" on an Ode, "5N" on a Forte), or the plain number that answers carry (24, 70, 97, 5.3333)
                 * @example 24
                 */
                setting: string;
                /**
                 * @description A slug such as `comandante-c40-mk4`, or a name as people say it, such as "Comandante MK4"
                 * @example comandante-c40-mk4
                 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: {
                            slug: string;
                            brand: string;
                            name: string;
                            setting: number;
                            label: string;
                        };
                        to: {
                            slug: string;
                            brand: string;
                            name: string;
                            setting: number;
                            label: string;
                            range: {
                                min: number;
                                max: number;
                            };
                            rangeLabel: string;
                        };
                        /** @description On the shared index, 0-100 */
                        grindIndex: number;
                        /** @description The setting on the target grinder, on one of its positions */
                        setting: number;
                        /** @description The same as its dial shows it */
                        label: string;
                        range: {
                            min: number;
                            max: number;
                        };
                        rangeLabel: string;
                        /** @enum {string} */
                        confidence: "high" | "medium" | "low";
                        /**
                         * @description The weaker of the two curves
                         * @enum {string}
                         */
                        basis: "measured" | "calibrated" | "published" | "estimated" | "extrapolated";
                        /** @description False where the target can't grind so fine or so coarse */
                        reachable: boolean;
                        /** @description Brew methods that use this grind */
                        methods: string[];
                        note?: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLlmsIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Error"];
                };
            };
        };
    };
    sendGrindFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A slug such as `comandante-c40-mk4`, or a name as people say it, such as "Comandante MK4"
                     * @example comandante-c40-mk4
                     */
                    grinder?: string | null;
                    grinderId?: number | null;
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string | null;
                    /** @description A number is read like its text: 8.5 on a K-Max is 8.5 on the dial, 7 is 7 clicks, and "7.0" is 70 */
                    setting?: number | string | null;
                    /** @enum {string} */
                    feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    calibrateGrinder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    grinderId: number;
                    references: {
                        /** @description What was aimed at */
                        grindIndex: number;
                        /** @description A number is read like its text: 8.5 on a K-Max is 8.5 on the dial, 7 is 7 clicks, and "7.0" is 70 */
                        setting: number | string;
                        /**
                         * @description How the grind turned out for that aim
                         * @default JUST_RIGHT
                         * @enum {string|null}
                         */
                        feedback?: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE" | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calibration: {
                            grinderId: number;
                            grinderSlug: string;
                            references: {
                                /** @description What was aimed at */
                                grindIndex: number;
                                setting: number;
                                /**
                                 * @description How the grind turned out for that aim
                                 * @enum {string}
                                 */
                                feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                            }[];
                            learnedFrom: {
                                references: number;
                                brews: number;
                            };
                            /** @description How much coarser than its model this grinder grinds, in index points, on average over what is known of it */
                            offset: number;
                            samples: {
                                method: string;
                                label: string;
                                /** @description Setting by the model */
                                before: number;
                                beforeLabel: string;
                                /** @description Setting by this calibration */
                                after: number;
                                afterLabel: string;
                                expected: {
                                    min: number;
                                    max: number;
                                };
                                /** @description Where most people end up */
                                expectedLabel: string;
                                /** @enum {string} */
                                confidence: "high" | "medium" | "low";
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getGrinderCalibration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calibration: {
                            grinderId: number;
                            grinderSlug: string;
                            references: {
                                /** @description What was aimed at */
                                grindIndex: number;
                                setting: number;
                                /**
                                 * @description How the grind turned out for that aim
                                 * @enum {string}
                                 */
                                feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                            }[];
                            learnedFrom: {
                                references: number;
                                brews: number;
                            };
                            /** @description How much coarser than its model this grinder grinds, in index points, on average over what is known of it */
                            offset: number;
                            samples: {
                                method: string;
                                label: string;
                                /** @description Setting by the model */
                                before: number;
                                beforeLabel: string;
                                /** @description Setting by this calibration */
                                after: number;
                                afterLabel: string;
                                expected: {
                                    min: number;
                                    max: number;
                                };
                                /** @description Where most people end up */
                                expectedLabel: string;
                                /** @enum {string} */
                                confidence: "high" | "medium" | "low";
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        } | null;
                        /** @description Logged brews that it learns from, newest first: what was wanted of the setting, and how it tasted */
                        brews: {
                            /** @description What was aimed at */
                            grindIndex: number;
                            setting: number;
                            /**
                             * @description How the grind turned out for that aim
                             * @enum {string}
                             */
                            feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                            coffeeId: number | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        /** @description How each piece of evidence narrowed the interval, oldest first */
                        narrowing: {
                            /** @description How many references and brews were known */
                            evidence: number;
                            /** @description Half of the 80 % interval, in index points */
                            halfWidth: number;
                            /** @description Where the last aim was believed to be on the dial, not rounded */
                            setting: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            at: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forgetGrinderCalibration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A JSON-RPC response */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description A JSON-RPC response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    listCoffees: {
        parameters: {
            query?: {
                /** @description Fuzzy over name, roaster, origin, flavours and process; every word must be found */
                q?: string;
                /** @description A roaster's name or slug */
                roaster?: string;
                /** @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case */
                roastLevel?: string;
                /** @description A country or region, in any spelling; a coffee from several is found by each */
                origin?: string;
                coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                /** @description `alpha` is `name`, `recent` is `newest`, `recipes` is `popular`; by name unless told, or best match first with `q` */
                sort?: "alpha" | "name" | "recent" | "newest" | "recipes" | "popular" | "trending";
                /** @description How many at most; default 20, more than 50 counts as 50 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                        /** @description The same as `data` */
                        coffees: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /**
                     * @description SINGLE_ORIGIN unless given
                     * @enum {string|null}
                     */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF" | null;
                    /** @description In any spelling; a roaster that nobody knows yet gets a page of its own */
                    roasterName: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffee: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                                description: string | null;
                                tagline: string | null;
                                city: string | null;
                                state: string | null;
                                country: string | null;
                                /** @description City, state and country in one */
                                location: string | null;
                                logoUrl: string | null;
                                coverImageUrl: string | null;
                                websiteUrl: string | null;
                                isVerified: boolean;
                                _count: {
                                    coffees: number;
                                };
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            submittedBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            } | null;
                            _count: {
                                communityRecipes: number;
                            };
                            /**
                             * @description Only for whoever added it: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestCoffees: {
        parameters: {
            query?: {
                name?: string;
                roaster?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestions: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Unique among the coffees of its roaster */
                        slug: string;
                        /** @enum {string} */
                        roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                        /** @enum {string} */
                        coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                        origin: string | null;
                        /** @description Notes, with commas between them */
                        flavorProfile: string | null;
                        description: string | null;
                        acidityLevel: number | null;
                        bodyLevel: number | null;
                        processingMethod: string | null;
                        roasterName: string;
                        roasterSlug: string;
                        roaster: {
                            id: number;
                            name: string;
                            slug: string;
                            description: string | null;
                            tagline: string | null;
                            city: string | null;
                            state: string | null;
                            country: string | null;
                            /** @description City, state and country in one */
                            location: string | null;
                            logoUrl: string | null;
                            coverImageUrl: string | null;
                            websiteUrl: string | null;
                            isVerified: boolean;
                            _count: {
                                coffees: number;
                            };
                        };
                        /** @description Community recipes for it */
                        recipeCount: number;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        updatedAt: string;
                        submittedBy: {
                            displayName: string;
                            /** @description Of the member's public profile; left out where there is none to see */
                            id?: number;
                        } | null;
                        _count: {
                            communityRecipes: number;
                        };
                        /**
                         * @description Only for whoever added it: it waits for a moderator, or one hid it, and nobody else sees it
                         * @enum {string}
                         */
                        review?: "pending" | "hidden";
                        /** @description Why a moderator hid it */
                        reviewReason?: string | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name?: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel?: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /** @enum {string} */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                    /** @description Takes the coffee to another roaster, in any spelling; one that nobody knows yet gets a page of its own */
                    roasterName?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffee: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                                description: string | null;
                                tagline: string | null;
                                city: string | null;
                                state: string | null;
                                country: string | null;
                                /** @description City, state and country in one */
                                location: string | null;
                                logoUrl: string | null;
                                coverImageUrl: string | null;
                                websiteUrl: string | null;
                                isVerified: boolean;
                                _count: {
                                    coffees: number;
                                };
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            submittedBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            } | null;
                            _count: {
                                communityRecipes: number;
                            };
                            /**
                             * @description Only for whoever added it: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name?: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel?: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /** @enum {string} */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                    /** @description Takes the coffee to another roaster, in any spelling; one that nobody knows yet gets a page of its own */
                    roasterName?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffee: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                                description: string | null;
                                tagline: string | null;
                                city: string | null;
                                state: string | null;
                                country: string | null;
                                /** @description City, state and country in one */
                                location: string | null;
                                logoUrl: string | null;
                                coverImageUrl: string | null;
                                websiteUrl: string | null;
                                isVerified: boolean;
                                _count: {
                                    coffees: number;
                                };
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            submittedBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            } | null;
                            _count: {
                                communityRecipes: number;
                            };
                            /**
                             * @description Only for whoever added it: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCoffeeStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffeeId: number;
                        recipeCount: number;
                        votes: {
                            total: number;
                            upvotes: number;
                            downvotes: number;
                        };
                        topGrinders: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            count: number;
                            averageGrindIndex: number;
                        }[];
                        topMachines: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            count: number;
                            brewMethod: string;
                        }[];
                        ratioRange: {
                            min: number;
                            max: number;
                            avg: number;
                        } | null;
                        /** @description On the grind index, 0-100 */
                        grindRange: {
                            min: number;
                            max: number;
                            avg: number;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    canEditCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        canEdit: boolean;
                        /** @description Why not */
                        reason: string | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRoasters: {
        parameters: {
            query?: {
                /** @description Fuzzy, in the name */
                search?: string;
                page?: number;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roasters: {
                            id: number;
                            name: string;
                            slug: string;
                            description: string | null;
                            tagline: string | null;
                            city: string | null;
                            state: string | null;
                            country: string | null;
                            /** @description City, state and country in one */
                            location: string | null;
                            logoUrl: string | null;
                            coverImageUrl: string | null;
                            websiteUrl: string | null;
                            isVerified: boolean;
                            _count: {
                                coffees: number;
                            };
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            totalPages: number;
                        };
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRoaster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        slug: string;
                        description: string | null;
                        tagline: string | null;
                        city: string | null;
                        state: string | null;
                        country: string | null;
                        /** @description City, state and country in one */
                        location: string | null;
                        logoUrl: string | null;
                        coverImageUrl: string | null;
                        websiteUrl: string | null;
                        isVerified: boolean;
                        _count: {
                            coffees: number;
                        };
                        /** @description The same as `websiteUrl` */
                        website: string | null;
                        style: string | null;
                        /** @description Community recipes for its coffees */
                        recipeCount: number;
                        followerCount: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRoasterCoffees: {
        parameters: {
            query?: {
                /** @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case */
                roastLevel?: string;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRoasterRecipes: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @enum {string} */
                            type: "community";
                            coffeeProfileId: number;
                            grinderId: number;
                            machineId: number;
                            filterId: number | null;
                            brewMethod: string;
                            grindSetting: number | string;
                            /** @description Of the setting, 0-100 */
                            grindIndex: number;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            notes: string | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description Null if the author gave none: show its method, brewer and author */
                            title: string | null;
                            description: string | null;
                            tags: string[];
                            /** @enum {string|null} */
                            difficulty: "easy" | "medium" | "advanced" | null;
                            yieldGrams: number | null;
                            /** @description The recipe that this one started from */
                            inspiredBy: {
                                /** @description Null once that recipe was deleted, like everything else here */
                                recipeId: number | null;
                                title: string | null;
                                brewMethod: string | null;
                                brewer: string | null;
                                author: string | null;
                            } | null;
                            /** @description Whether the author wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            upvotes: number;
                            downvotes: number;
                            /** @description Wilson lower bound of the share of upvotes, 0-1 */
                            score: number;
                            avgRating: number | null;
                            ratingCount: number;
                            brewCount: number;
                            commentCount: number;
                            /** @description Only when signed in */
                            tasteMatchScore?: number;
                            /** @description Only where recipes are recommended to a signed-in user: what their order is made by */
                            recommendationScore?: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            };
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            };
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                            };
                            filter: {
                                id: number;
                                name: string;
                                type: string;
                            } | null;
                            createdBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /**
                             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isFollowing: boolean;
                        followerCount: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followRoaster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isFollowing: boolean;
                        followerCount: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unfollowRoaster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isFollowing: boolean;
                        followerCount: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFeed: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 50 counts as 50 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @enum {string} */
                            type: "community";
                            coffeeProfileId: number;
                            grinderId: number;
                            machineId: number;
                            filterId: number | null;
                            brewMethod: string;
                            grindSetting: number | string;
                            /** @description Of the setting, 0-100 */
                            grindIndex: number;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            notes: string | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description Null if the author gave none: show its method, brewer and author */
                            title: string | null;
                            description: string | null;
                            tags: string[];
                            /** @enum {string|null} */
                            difficulty: "easy" | "medium" | "advanced" | null;
                            yieldGrams: number | null;
                            /** @description The recipe that this one started from */
                            inspiredBy: {
                                /** @description Null once that recipe was deleted, like everything else here */
                                recipeId: number | null;
                                title: string | null;
                                brewMethod: string | null;
                                brewer: string | null;
                                author: string | null;
                            } | null;
                            /** @description Whether the author wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            upvotes: number;
                            downvotes: number;
                            /** @description Wilson lower bound of the share of upvotes, 0-1 */
                            score: number;
                            avgRating: number | null;
                            ratingCount: number;
                            brewCount: number;
                            commentCount: number;
                            /** @description Only when signed in */
                            tasteMatchScore?: number;
                            /** @description Only where recipes are recommended to a signed-in user: what their order is made by */
                            recommendationScore?: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            };
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            };
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                            };
                            filter: {
                                id: number;
                                name: string;
                                type: string;
                            } | null;
                            createdBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /**
                             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRecipes: {
        parameters: {
            query?: {
                /** @description Fuzzy over coffee, roaster, origin, flavours, process, method, brewer and grinder, and as written over titles and tags; every word must be found */
                q?: string;
                grinderId?: number;
                machineId?: number;
                /** @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case */
                roastLevel?: string;
                /** @description Only recipes with this tag */
                tag?: string;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"][];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchRecipes: {
        parameters: {
            query?: {
                /** @description Fuzzy over coffee, roaster, origin, flavours, process, method, brewer and grinder, and as written over titles and tags; every word must be found */
                q?: string;
                /** @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods */
                brewMethod?: string;
                /** @description A roaster's slug or name */
                roaster?: string;
                /** @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case */
                roastLevel?: string;
                /** @description Only recipes with this tag */
                tag?: string;
                /** @description Flavours of the coffee, fuzzy */
                flavorProfile?: string;
                grindRange?: "fine" | "medium" | "coarse";
                brewTimeRange?: "short" | "medium" | "long";
                sort?: "recommended" | "highest_rated" | "most_brewed" | "newest";
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"][];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    browseRecipes: {
        parameters: {
            query?: {
                /** @description Fuzzy over coffee, roaster, origin, flavours, process, method, brewer and grinder, and as written over titles and tags; every word must be found */
                q?: string;
                /** @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods */
                brewMethod?: string;
                /** @description A roaster's slug or name */
                roaster?: string;
                /** @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case */
                roastLevel?: string;
                /** @description Only recipes with this tag */
                tag?: string;
                sort?: "newest" | "highest_rated" | "most_brewed";
                page?: number;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"][];
                        total: number;
                        totalIsCapped?: boolean;
                        totalPages: number;
                        page: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    shareRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shareUrl: string;
                        shareId: string;
                        recipeId: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportRecipeAsOpos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description metadata, equipment, ingredients and protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportRecipeAsJsonLd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A Recipe of schema.org */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStepTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: {
                            key: string;
                            /** @description Id of the brew method */
                            method: string;
                            /** @description Slugs of the brewers that it is made for; null if it suits all */
                            machines: string[] | null;
                            name: string;
                            steps: {
                                /**
                                 * @description What one does
                                 * @enum {string}
                                 */
                                action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                                label?: string;
                                /** @description Of the brew time */
                                startShare?: number;
                                /** @description Of the brew time */
                                durationShare?: number;
                                /** @description Of the recipe's water, up to the step's end */
                                waterShare?: number | null;
                                /** @description Of a bloom instead: grams for each gram of coffee */
                                waterPerDose?: number;
                                note?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCommunityRecipes: {
        parameters: {
            query?: {
                coffeeId?: number;
                grinderId?: number;
                machineId?: number;
                /** @description Only my own; needs a session */
                createdByMe?: boolean;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"][];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    publishRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coffeeProfileId: number;
                    grinderId: number;
                    machineId: number;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting: number | string;
                    /** @description Water to coffee */
                    ratio: number;
                    /** @description Coffee in grams */
                    doseGrams: number;
                    /** @description Water in grams */
                    waterGrams: number;
                    filterId?: number | null;
                    brewTimeSeconds?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    notes?: string | null;
                    /** @description How it tasted, each 1-5 */
                    tasteProfile?: {
                        acidity?: number | null;
                        body?: number | null;
                        sweetness?: number | null;
                        bitterness?: number | null;
                    } | null;
                    title?: string | null;
                    /** @description In one or two sentences */
                    description?: string | null;
                    /** @description Stored in lower case with hyphens, each once: "Iced coffee" is `iced-coffee` */
                    tags?: string[] | null;
                    /** @enum {string|null} */
                    difficulty?: "easy" | "medium" | "advanced" | null;
                    /** @description What is in the cup, in grams */
                    yieldGrams?: number | null;
                    /** @description The recipe that this one started from */
                    inspiredByRecipeId?: number | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        type: "community";
                        coffeeProfileId: number;
                        grinderId: number;
                        machineId: number;
                        filterId: number | null;
                        brewMethod: string;
                        grindSetting: number | string;
                        /** @description Of the setting, 0-100 */
                        grindIndex: number;
                        ratio: number;
                        doseGrams: number;
                        waterGrams: number;
                        brewTimeSeconds: number | null;
                        waterTempF: number | null;
                        notes: string | null;
                        /** @description How it tasted, each 1-5 */
                        tasteProfile: {
                            acidity?: number;
                            body?: number;
                            sweetness?: number;
                            bitterness?: number;
                        } | null;
                        /** @description Null if the author gave none: show its method, brewer and author */
                        title: string | null;
                        description: string | null;
                        tags: string[];
                        /** @enum {string|null} */
                        difficulty: "easy" | "medium" | "advanced" | null;
                        yieldGrams: number | null;
                        /** @description The recipe that this one started from */
                        inspiredBy: {
                            /** @description Null once that recipe was deleted, like everything else here */
                            recipeId: number | null;
                            title: string | null;
                            brewMethod: string | null;
                            brewer: string | null;
                            author: string | null;
                        } | null;
                        /** @description Whether the author wrote steps */
                        hasSteps: boolean;
                        /** @description Not in lists */
                        steps?: components["schemas"]["Step"][];
                        /**
                         * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                         * @enum {string}
                         */
                        stepsSource?: "author" | "suggested";
                        /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                        batches?: {
                            count: number;
                            doseGrams: number;
                            waterGrams: number;
                        };
                        upvotes: number;
                        downvotes: number;
                        /** @description Wilson lower bound of the share of upvotes, 0-1 */
                        score: number;
                        avgRating: number | null;
                        ratingCount: number;
                        brewCount: number;
                        commentCount: number;
                        /** @description Only when signed in */
                        tasteMatchScore?: number;
                        /** @description Only where recipes are recommended to a signed-in user: what their order is made by */
                        recommendationScore?: number;
                        coffee: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            flavorProfile: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                        };
                        grinder: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                        };
                        machine: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            brewMethod: string;
                        };
                        filter: {
                            id: number;
                            name: string;
                            type: string;
                        } | null;
                        createdBy: {
                            displayName: string;
                            /** @description Of the member's public profile; left out where there is none to see */
                            id?: number;
                        };
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        updatedAt: string;
                        /**
                         * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                         * @enum {string}
                         */
                        review?: "pending" | "hidden";
                        /** @description Why a moderator hid it */
                        reviewReason?: string | null;
                        recipe: components["schemas"]["Recipe"];
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reviseRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    grinderId?: number;
                    machineId?: number;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting?: number | string;
                    /** @description Water to coffee */
                    ratio?: number;
                    /** @description Coffee in grams */
                    doseGrams?: number;
                    /** @description Water in grams */
                    waterGrams?: number;
                    filterId?: number | null;
                    brewTimeSeconds?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    notes?: string | null;
                    /** @description How it tasted, each 1-5 */
                    tasteProfile?: {
                        acidity?: number | null;
                        body?: number | null;
                        sweetness?: number | null;
                        bitterness?: number | null;
                    } | null;
                    title?: string | null;
                    /** @description In one or two sentences */
                    description?: string | null;
                    /** @description Stored in lower case with hyphens, each once: "Iced coffee" is `iced-coffee` */
                    tags?: string[] | null;
                    /** @enum {string|null} */
                    difficulty?: "easy" | "medium" | "advanced" | null;
                    /** @description What is in the cup, in grams */
                    yieldGrams?: number | null;
                    /** @description The recipe that this one started from */
                    inspiredByRecipeId?: number | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        type: "community";
                        coffeeProfileId: number;
                        grinderId: number;
                        machineId: number;
                        filterId: number | null;
                        brewMethod: string;
                        grindSetting: number | string;
                        /** @description Of the setting, 0-100 */
                        grindIndex: number;
                        ratio: number;
                        doseGrams: number;
                        waterGrams: number;
                        brewTimeSeconds: number | null;
                        waterTempF: number | null;
                        notes: string | null;
                        /** @description How it tasted, each 1-5 */
                        tasteProfile: {
                            acidity?: number;
                            body?: number;
                            sweetness?: number;
                            bitterness?: number;
                        } | null;
                        /** @description Null if the author gave none: show its method, brewer and author */
                        title: string | null;
                        description: string | null;
                        tags: string[];
                        /** @enum {string|null} */
                        difficulty: "easy" | "medium" | "advanced" | null;
                        yieldGrams: number | null;
                        /** @description The recipe that this one started from */
                        inspiredBy: {
                            /** @description Null once that recipe was deleted, like everything else here */
                            recipeId: number | null;
                            title: string | null;
                            brewMethod: string | null;
                            brewer: string | null;
                            author: string | null;
                        } | null;
                        /** @description Whether the author wrote steps */
                        hasSteps: boolean;
                        /** @description Not in lists */
                        steps?: components["schemas"]["Step"][];
                        /**
                         * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                         * @enum {string}
                         */
                        stepsSource?: "author" | "suggested";
                        /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                        batches?: {
                            count: number;
                            doseGrams: number;
                            waterGrams: number;
                        };
                        upvotes: number;
                        downvotes: number;
                        /** @description Wilson lower bound of the share of upvotes, 0-1 */
                        score: number;
                        avgRating: number | null;
                        ratingCount: number;
                        brewCount: number;
                        commentCount: number;
                        /** @description Only when signed in */
                        tasteMatchScore?: number;
                        /** @description Only where recipes are recommended to a signed-in user: what their order is made by */
                        recommendationScore?: number;
                        coffee: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            flavorProfile: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                        };
                        grinder: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                        };
                        machine: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            brewMethod: string;
                        };
                        filter: {
                            id: number;
                            name: string;
                            type: string;
                        } | null;
                        createdBy: {
                            displayName: string;
                            /** @description Of the member's public profile; left out where there is none to see */
                            id?: number;
                        };
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        updatedAt: string;
                        /**
                         * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                         * @enum {string}
                         */
                        review?: "pending" | "hidden";
                        /** @description Why a moderator hid it */
                        reviewReason?: string | null;
                        recipe: components["schemas"]["Recipe"];
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        vote: "UP" | "DOWN" | null;
                        /**
                         * @description Only for the member who wrote the recipe, also where it does not name its author
                         * @enum {boolean}
                         */
                        isOwn?: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    castVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    vote: "UP" | "DOWN";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        vote: "UP" | "DOWN" | null;
                        message: string;
                        upvotes: number;
                        downvotes: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeVoteBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        vote: "UP" | "DOWN" | null;
                        message: string;
                        upvotes: number;
                        downvotes: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description How many at most; default 100, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: {
                            id: number;
                            body: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            author: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            };
                            /**
                             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        }[];
                        total: number;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1-2000 characters, without the space around them */
                    body: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comment: {
                            id: number;
                            body: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            author: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            };
                            /**
                             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: {
                commentId?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commentId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null without ratings */
                        avg: number | null;
                        count: number;
                        /** @description Mine; null without one, left out when not signed in */
                        userRating?: {
                            rating: number;
                            notes: string | null;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logBrewOfRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                    notes?: string | null;
                    /** @description Coffee in grams */
                    doseGrams?: number | null;
                    /** @description Left out, it is the member's own; the recipe's where they have none */
                    grinderId?: number | null;
                    /** @description Left out, it is the member's default brewer where it brews by the recipe's method, else the recipe's */
                    machineId?: number | null;
                    /** @description On that grinder; left out, the recipe's setting is carried over to it */
                    grindSetting?: number | string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: {
                            id: number;
                        };
                        rating: {
                            /** @description Null without ratings */
                            avg: number | null;
                            count: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The six levels, and the preferences beside them; null while none of the levels is set. A change of preferences alone is answered with them. Inside, null is what was left open; /api/users/taste-profile says what stands there */
                        profile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyPreference: number | null;
                            /** @description 0 none, please to 1 the more the better */
                            bitternessPreference: number | null;
                            displayName: string;
                            name: string;
                            /** @description True while nothing was ever told, in either form */
                            isDefault: boolean;
                        } | null;
                        displayName: string;
                        name: string;
                        /** @description True while nothing was ever told, in either form */
                        isDefault: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 low to 5 high */
                    acidityLevel?: number | null;
                    /** @description 1 light to 5 full */
                    bodyLevel?: number | null;
                    /** @description 1 dry to 5 sweet */
                    sweetnessLevel?: number | null;
                    /** @description 1 low to 5 high */
                    bitternessLevel?: number | null;
                    /** @description 1 simple to 5 complex */
                    flavorComplexityLevel?: number | null;
                    /** @description 1 short to 5 lingering */
                    aftertasteLevel?: number | null;
                    /** @description 0 light to 1 strong */
                    strengthPreference?: number | null;
                    /** @description 0 low acid to 1 high acid */
                    acidityTolerance?: number | null;
                    /** @description 0 light roast to 1 dark roast */
                    roastPreference?: number | null;
                    /** @description 0 clarity to 1 body */
                    bodyPreference?: number | null;
                    /** @description 0 none, please to 1 the more the better */
                    bitternessPreference?: number | null;
                    /** @description How others see you; "Brewer {id}" unless given */
                    displayName?: string;
                    /** @description How others see you; "Brewer {id}" unless given */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The six levels, and the preferences beside them; null while none of the levels is set. A change of preferences alone is answered with them. Inside, null is what was left open; /api/users/taste-profile says what stands there */
                        profile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyPreference: number | null;
                            /** @description 0 none, please to 1 the more the better */
                            bitternessPreference: number | null;
                            displayName: string;
                            name: string;
                            /** @description True while nothing was ever told, in either form */
                            isDefault: boolean;
                        } | null;
                        displayName: string;
                        name: string;
                        /** @description True while nothing was ever told, in either form */
                        isDefault: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 low to 5 high */
                    acidityLevel?: number | null;
                    /** @description 1 light to 5 full */
                    bodyLevel?: number | null;
                    /** @description 1 dry to 5 sweet */
                    sweetnessLevel?: number | null;
                    /** @description 1 low to 5 high */
                    bitternessLevel?: number | null;
                    /** @description 1 simple to 5 complex */
                    flavorComplexityLevel?: number | null;
                    /** @description 1 short to 5 lingering */
                    aftertasteLevel?: number | null;
                    /** @description 0 light to 1 strong */
                    strengthPreference?: number | null;
                    /** @description 0 low acid to 1 high acid */
                    acidityTolerance?: number | null;
                    /** @description 0 light roast to 1 dark roast */
                    roastPreference?: number | null;
                    /** @description 0 clarity to 1 body */
                    bodyPreference?: number | null;
                    /** @description 0 none, please to 1 the more the better */
                    bitternessPreference?: number | null;
                    /** @description How others see you; "Brewer {id}" unless given */
                    displayName?: string;
                    /** @description How others see you; "Brewer {id}" unless given */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The six levels, and the preferences beside them; null while none of the levels is set. A change of preferences alone is answered with them. Inside, null is what was left open; /api/users/taste-profile says what stands there */
                        profile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyPreference: number | null;
                            /** @description 0 none, please to 1 the more the better */
                            bitternessPreference: number | null;
                            displayName: string;
                            name: string;
                            /** @description True while nothing was ever told, in either form */
                            isDefault: boolean;
                        } | null;
                        displayName: string;
                        name: string;
                        /** @description True while nothing was ever told, in either form */
                        isDefault: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 low to 5 high */
                    acidityLevel: number;
                    /** @description 1 light to 5 full */
                    bodyLevel: number;
                    /** @description 1 dry to 5 sweet */
                    sweetnessLevel: number;
                    /** @description 1 low to 5 high */
                    bitternessLevel: number;
                    /** @description 1 simple to 5 complex */
                    flavorComplexityLevel: number;
                    /** @description 1 short to 5 lingering */
                    aftertasteLevel: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The six levels, and the preferences beside them; null while none of the levels is set. A change of preferences alone is answered with them. Inside, null is what was left open; /api/users/taste-profile says what stands there */
                        profile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyPreference: number | null;
                            /** @description 0 none, please to 1 the more the better */
                            bitternessPreference: number | null;
                            displayName: string;
                            name: string;
                            /** @description True while nothing was ever told, in either form */
                            isDefault: boolean;
                        } | null;
                        displayName: string;
                        name: string;
                        /** @description True while nothing was ever told, in either form */
                        isDefault: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 low to 5 high */
                    acidityLevel: number;
                    /** @description 1 light to 5 full */
                    bodyLevel: number;
                    /** @description 1 dry to 5 sweet */
                    sweetnessLevel: number;
                    /** @description 1 low to 5 high */
                    bitternessLevel: number;
                    /** @description 1 simple to 5 complex */
                    flavorComplexityLevel: number;
                    /** @description 1 short to 5 lingering */
                    aftertasteLevel: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The six levels, and the preferences beside them; null while none of the levels is set. A change of preferences alone is answered with them. Inside, null is what was left open; /api/users/taste-profile says what stands there */
                        profile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyPreference: number | null;
                            /** @description 0 none, please to 1 the more the better */
                            bitternessPreference: number | null;
                            displayName: string;
                            name: string;
                            /** @description True while nothing was ever told, in either form */
                            isDefault: boolean;
                        } | null;
                        displayName: string;
                        name: string;
                        /** @description True while nothing was ever told, in either form */
                        isDefault: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 low to 5 high */
                    acidityLevel: number;
                    /** @description 1 light to 5 full */
                    bodyLevel: number;
                    /** @description 1 dry to 5 sweet */
                    sweetnessLevel: number;
                    /** @description 1 low to 5 high */
                    bitternessLevel: number;
                    /** @description 1 simple to 5 complex */
                    flavorComplexityLevel: number;
                    /** @description 1 short to 5 lingering */
                    aftertasteLevel: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The six levels, and the preferences beside them; null while none of the levels is set. A change of preferences alone is answered with them. Inside, null is what was left open; /api/users/taste-profile says what stands there */
                        profile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyPreference: number | null;
                            /** @description 0 none, please to 1 the more the better */
                            bitternessPreference: number | null;
                            displayName: string;
                            name: string;
                            /** @description True while nothing was ever told, in either form */
                            isDefault: boolean;
                        } | null;
                        displayName: string;
                        name: string;
                        /** @description True while nothing was ever told, in either form */
                        isDefault: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTasteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: {
                            /** @description 0 light to 1 strong */
                            strengthPreference: number;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number;
                            /** @description 0 clarity to 1 body */
                            bodyVsClarity: number;
                            /** @description 0 tolerant to 1 sensitive */
                            bitternessSensitivity: number;
                            /** @description 0 consistent to 1 adventurous */
                            explorerType: number;
                        };
                        /** @description True while nothing was ever told: all values are then 0.5 */
                        isDefault: boolean;
                        kitchen: {
                            /** @description Water boils cooler higher up */
                            altitudeMeters: number | null;
                            /** @enum {string|null} */
                            waterHardness: "SOFT" | "MEDIUM" | "HARD" | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putTasteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Water boils cooler higher up */
                    altitudeMeters?: number | null;
                    /** @enum {string|null} */
                    waterHardness?: "SOFT" | "MEDIUM" | "HARD" | null;
                    /** @description 0 light to 1 strong */
                    strengthPreference?: number | null;
                    /** @description 0 low acid to 1 high acid */
                    acidityTolerance?: number | null;
                    /** @description 0 light roast to 1 dark roast */
                    roastPreference?: number | null;
                    /** @description 0 clarity to 1 body */
                    bodyVsClarity?: number | null;
                    /** @description 0 tolerant to 1 sensitive */
                    bitternessSensitivity?: number | null;
                    /** @description 0 consistent to 1 adventurous */
                    explorerType?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: {
                            /** @description 0 light to 1 strong */
                            strengthPreference: number;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number;
                            /** @description 0 clarity to 1 body */
                            bodyVsClarity: number;
                            /** @description 0 tolerant to 1 sensitive */
                            bitternessSensitivity: number;
                            /** @description 0 consistent to 1 adventurous */
                            explorerType: number;
                        };
                        /** @description True while nothing was ever told: all values are then 0.5 */
                        isDefault: boolean;
                        kitchen: {
                            /** @description Water boils cooler higher up */
                            altitudeMeters: number | null;
                            /** @enum {string|null} */
                            waterHardness: "SOFT" | "MEDIUM" | "HARD" | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postTasteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Water boils cooler higher up */
                    altitudeMeters?: number | null;
                    /** @enum {string|null} */
                    waterHardness?: "SOFT" | "MEDIUM" | "HARD" | null;
                    /** @description 0 light to 1 strong */
                    strengthPreference?: number | null;
                    /** @description 0 low acid to 1 high acid */
                    acidityTolerance?: number | null;
                    /** @description 0 light roast to 1 dark roast */
                    roastPreference?: number | null;
                    /** @description 0 clarity to 1 body */
                    bodyVsClarity?: number | null;
                    /** @description 0 tolerant to 1 sensitive */
                    bitternessSensitivity?: number | null;
                    /** @description 0 consistent to 1 adventurous */
                    explorerType?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: {
                            /** @description 0 light to 1 strong */
                            strengthPreference: number;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number;
                            /** @description 0 clarity to 1 body */
                            bodyVsClarity: number;
                            /** @description 0 tolerant to 1 sensitive */
                            bitternessSensitivity: number;
                            /** @description 0 consistent to 1 adventurous */
                            explorerType: number;
                        };
                        /** @description True while nothing was ever told: all values are then 0.5 */
                        isDefault: boolean;
                        kitchen: {
                            /** @description Water boils cooler higher up */
                            altitudeMeters: number | null;
                            /** @enum {string|null} */
                            waterHardness: "SOFT" | "MEDIUM" | "HARD" | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchTasteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Water boils cooler higher up */
                    altitudeMeters?: number | null;
                    /** @enum {string|null} */
                    waterHardness?: "SOFT" | "MEDIUM" | "HARD" | null;
                    /** @description 0 light to 1 strong */
                    strengthPreference?: number | null;
                    /** @description 0 low acid to 1 high acid */
                    acidityTolerance?: number | null;
                    /** @description 0 light roast to 1 dark roast */
                    roastPreference?: number | null;
                    /** @description 0 clarity to 1 body */
                    bodyVsClarity?: number | null;
                    /** @description 0 tolerant to 1 sensitive */
                    bitternessSensitivity?: number | null;
                    /** @description 0 consistent to 1 adventurous */
                    explorerType?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: {
                            /** @description 0 light to 1 strong */
                            strengthPreference: number;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number;
                            /** @description 0 clarity to 1 body */
                            bodyVsClarity: number;
                            /** @description 0 tolerant to 1 sensitive */
                            bitternessSensitivity: number;
                            /** @description 0 consistent to 1 adventurous */
                            explorerType: number;
                        };
                        /** @description True while nothing was ever told: all values are then 0.5 */
                        isDefault: boolean;
                        kitchen: {
                            /** @description Water boils cooler higher up */
                            altitudeMeters: number | null;
                            /** @enum {string|null} */
                            waterHardness: "SOFT" | "MEDIUM" | "HARD" | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adaptRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    machineId: number;
                    grinderId: number;
                    coffeeProfileId: number;
                    /** @description Not needed: it is the session that says whose profile counts, and another user's never does */
                    userId?: string | number | null;
                    /** @description Water in grams; the yield for espresso. It must not need more than 1,000 g of coffee */
                    volumeGrams?: number | null;
                    /** @description 1 weak to 5 strong; left out, it is 3 or what the profile says */
                    strength?: number | null;
                    /** @description -2 brighter to +2 richer; left out, it is 0 or what the profile says */
                    taste?: number | null;
                    /** @description Positions of this grinder: -5 finer to +5 coarser */
                    grindNudgeSteps?: number | null;
                    /** @description Water boils cooler higher up, and nothing hotter is advised. Left out, the profile's */
                    altitudeMeters?: number | null;
                    /** @description Older coffee is ground a little finer for espresso */
                    daysOffRoast?: number | null;
                    /**
                     * @description Only a note. Left out, the profile's
                     * @enum {string|null}
                     */
                    waterHardness?: "SOFT" | "MEDIUM" | "HARD" | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        baseRecipe: {
                            /** @description Id of the brew method */
                            method: string;
                            methodName: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number;
                            brewTimeSeconds: number;
                        };
                        adaptedRecipe: {
                            /** @description Id of the brew method */
                            method: string;
                            methodName: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number;
                            brewTimeSeconds: number;
                        };
                        recommendedVariant: {
                            /** @description `balanced`, `brighter`, `richer` or `community-{recipeId}` */
                            id: string;
                            name: string;
                            source: {
                                /**
                                 * @description The brewing model, or a community recipe: then the rest is told
                                 * @enum {string}
                                 */
                                type: "model" | "community";
                                recipeId?: number;
                                author?: string;
                                upvotes?: number;
                                downvotes?: number;
                                coffee?: {
                                    id: number;
                                    name: string;
                                };
                                originalGrinder?: {
                                    id: number;
                                    slug: string;
                                    brand: string;
                                    name: string;
                                    model: string;
                                };
                                originalSetting?: number | string;
                            };
                            /** @description 0-1, what the order is made by */
                            score: number;
                            /** @description Only when signed in, with a taste profile */
                            tasteMatchScore?: number;
                            why: string;
                            /** @description What differs from the base recipe */
                            changes: string[];
                            /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                            warnings: {
                                /** @description For programs; stable */
                                code: string;
                                /** @description The same for people */
                                message: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params?: {
                                    [key: string]: unknown;
                                };
                                /** @description Which part of the request it is about, where it is about one */
                                field?: string;
                            }[];
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                        };
                        /** @description Best first */
                        otherVariants: {
                            /** @description `balanced`, `brighter`, `richer` or `community-{recipeId}` */
                            id: string;
                            name: string;
                            source: {
                                /**
                                 * @description The brewing model, or a community recipe: then the rest is told
                                 * @enum {string}
                                 */
                                type: "model" | "community";
                                recipeId?: number;
                                author?: string;
                                upvotes?: number;
                                downvotes?: number;
                                coffee?: {
                                    id: number;
                                    name: string;
                                };
                                originalGrinder?: {
                                    id: number;
                                    slug: string;
                                    brand: string;
                                    name: string;
                                    model: string;
                                };
                                originalSetting?: number | string;
                            };
                            /** @description 0-1, what the order is made by */
                            score: number;
                            /** @description Only when signed in, with a taste profile */
                            tasteMatchScore?: number;
                            why: string;
                            /** @description What differs from the base recipe */
                            changes: string[];
                            /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                            warnings: {
                                /** @description For programs; stable */
                                code: string;
                                /** @description The same for people */
                                message: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params?: {
                                    [key: string]: unknown;
                                };
                                /** @description Which part of the request it is about, where it is about one */
                                field?: string;
                            }[];
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                        }[];
                        /** @description What differs from the base recipe */
                        changes: string[];
                        /** @description The same, in the same order, for clients that write sentences themselves */
                        changeDetails: {
                            /** @description Stable */
                            code: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description One sentence for each thing that moved the recipe */
                        why: string[];
                        /** @description The same, in the same order, for clients that write sentences themselves */
                        whyDetails: {
                            /** @description Stable */
                            code: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                        /** @description What the brewer, its size and the kitchen have to say */
                        notes: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params: {
                                [key: string]: unknown;
                            };
                            /** @description The same as a sentence */
                            message: string;
                        }[];
                        /** @description Strength and extraction, estimated with their error, or measured */
                        extraction: {
                            tds: {
                                percent: number;
                                /** @description In four of five cups the truth lies within */
                                plusMinus: number;
                            };
                            extraction: {
                                percent: number;
                                /** @description In four of five cups the truth lies within */
                                plusMinus: number;
                            };
                            isMeasured: boolean;
                            /** @description What most people like */
                            zone: {
                                tds: {
                                    min: number;
                                    max: number;
                                };
                                extraction: {
                                    min: number;
                                    max: number;
                                };
                            } | null;
                        };
                        equipment: {
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                                isAdapted: boolean;
                                note: string;
                            };
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                isAdapted: boolean;
                                /** @description False where it can't grind for this method at all */
                                isReachable: boolean;
                                /** @description Whether the user's own calibration was used */
                                isCalibrated: boolean;
                                /** @enum {string} */
                                confidence: "high" | "medium" | "low";
                                /**
                                 * @description What the setting rests on
                                 * @enum {string}
                                 */
                                basis: "measured" | "calibrated" | "published" | "estimated" | "extrapolated";
                                range: {
                                    min: number;
                                    max: number;
                                };
                                /** @description Where most people end up, as the dial shows it: the 80 % interval */
                                rangeLabel: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                                note: string;
                            };
                            filter: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                type: "paper" | "metal" | "cloth";
                                /** @description Whether it is made for the brew method */
                                fits: boolean;
                                isAdapted: boolean;
                                note: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRecipeForVolume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coffeeId: number;
                    grinderId: number;
                    machineId: number;
                    /** @description Water in grams; the yield for espresso. It must not need more than 1,000 g of coffee */
                    volumeGrams: number;
                    /** @description 1 weak to 5 strong; left out, it is 3 or what the profile says */
                    strength?: number | null;
                    /** @description -2 brighter to +2 richer; left out, it is 0 or what the profile says */
                    taste?: number | null;
                    /** @description Positions of this grinder: -5 finer to +5 coarser */
                    grindNudgeSteps?: number | null;
                    /** @description Water boils cooler higher up, and nothing hotter is advised. Left out, the profile's */
                    altitudeMeters?: number | null;
                    /** @description Older coffee is ground a little finer for espresso */
                    daysOffRoast?: number | null;
                    /**
                     * @description Only a note. Left out, the profile's
                     * @enum {string|null}
                     */
                    waterHardness?: "SOFT" | "MEDIUM" | "HARD" | null;
                    filterId?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        startingPoint: {
                            /** @description Id of the brew method */
                            method: string;
                            methodName: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number;
                            brewTimeSeconds: number;
                            /** @description What differs from the base recipe */
                            changes: string[];
                            /** @description One sentence for each thing that moved the recipe */
                            why: string[];
                            /** @description Where the brewer holds less, or wants more */
                            doseWarning: string | null;
                        };
                        recommendation: {
                            /** @description `balanced`, `brighter`, `richer` or `community-{recipeId}` */
                            id: string;
                            name: string;
                            source: {
                                /**
                                 * @description The brewing model, or a community recipe: then the rest is told
                                 * @enum {string}
                                 */
                                type: "model" | "community";
                                recipeId?: number;
                                author?: string;
                                upvotes?: number;
                                downvotes?: number;
                                coffee?: {
                                    id: number;
                                    name: string;
                                };
                                originalGrinder?: {
                                    id: number;
                                    slug: string;
                                    brand: string;
                                    name: string;
                                    model: string;
                                };
                                originalSetting?: number | string;
                            };
                            /** @description 0-1, what the order is made by */
                            score: number;
                            /** @description Only when signed in, with a taste profile */
                            tasteMatchScore?: number;
                            why: string;
                            /** @description What differs from the base recipe */
                            changes: string[];
                            /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                            warnings: {
                                /** @description For programs; stable */
                                code: string;
                                /** @description The same for people */
                                message: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params?: {
                                    [key: string]: unknown;
                                };
                                /** @description Which part of the request it is about, where it is about one */
                                field?: string;
                            }[];
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                            /** @description Where the brewer holds less, or wants more */
                            doseWarning: string | null;
                        } | null;
                        /** @description Best first, the model's own and the community's */
                        variants: {
                            /** @description `balanced`, `brighter`, `richer` or `community-{recipeId}` */
                            id: string;
                            name: string;
                            source: {
                                /**
                                 * @description The brewing model, or a community recipe: then the rest is told
                                 * @enum {string}
                                 */
                                type: "model" | "community";
                                recipeId?: number;
                                author?: string;
                                upvotes?: number;
                                downvotes?: number;
                                coffee?: {
                                    id: number;
                                    name: string;
                                };
                                originalGrinder?: {
                                    id: number;
                                    slug: string;
                                    brand: string;
                                    name: string;
                                    model: string;
                                };
                                originalSetting?: number | string;
                            };
                            /** @description 0-1, what the order is made by */
                            score: number;
                            /** @description Only when signed in, with a taste profile */
                            tasteMatchScore?: number;
                            why: string;
                            /** @description What differs from the base recipe */
                            changes: string[];
                            /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                            warnings: {
                                /** @description For programs; stable */
                                code: string;
                                /** @description The same for people */
                                message: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params?: {
                                    [key: string]: unknown;
                                };
                                /** @description Which part of the request it is about, where it is about one */
                                field?: string;
                            }[];
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            /** @description On a position of the asked grinder */
                            grindSetting: number;
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            /** @description Of that position, 0-100 */
                            grindIndex: number;
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            /** @description For the amounts and the time of this answer. Empty where it would grow too large */
                            steps: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                            /** @description Where the brewer holds less, or wants more */
                            doseWarning: string | null;
                        }[];
                        coffee: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            flavorProfile: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                        };
                        equipment: {
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                                isAdapted: boolean;
                                note: string;
                            };
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                isAdapted: boolean;
                                /** @description False where it can't grind for this method at all */
                                isReachable: boolean;
                                /** @description Whether the user's own calibration was used */
                                isCalibrated: boolean;
                                /** @enum {string} */
                                confidence: "high" | "medium" | "low";
                                /**
                                 * @description What the setting rests on
                                 * @enum {string}
                                 */
                                basis: "measured" | "calibrated" | "published" | "estimated" | "extrapolated";
                                range: {
                                    min: number;
                                    max: number;
                                };
                                /** @description Where most people end up, as the dial shows it: the 80 % interval */
                                rangeLabel: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                                note: string;
                            };
                            filter: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                type: "paper" | "metal" | "cloth";
                                /** @description Whether it is made for the brew method */
                                fits: boolean;
                                isAdapted: boolean;
                                note: string;
                            } | null;
                        };
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                        /** @description What the brewer, its size and the kitchen have to say */
                        notes: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params: {
                                [key: string]: unknown;
                            };
                            /** @description The same as a sentence */
                            message: string;
                        }[];
                        /** @description Strength and extraction, estimated with their error, or measured */
                        extraction: {
                            tds: {
                                percent: number;
                                /** @description In four of five cups the truth lies within */
                                plusMinus: number;
                            };
                            extraction: {
                                percent: number;
                                /** @description In four of five cups the truth lies within */
                                plusMinus: number;
                            };
                            isMeasured: boolean;
                            /** @description What most people like */
                            zone: {
                                tds: {
                                    min: number;
                                    max: number;
                                };
                                extraction: {
                                    min: number;
                                    max: number;
                                };
                            } | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    discover: {
        parameters: {
            query: {
                /** @description All recipes are carried over to it */
                grinderId: number;
                /** @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case */
                roast?: string;
                /** @description Only recipes for this brewer's method; without it, a V60 is recommended */
                machineId?: number;
                /** @description Only recipes for this coffee */
                coffeeId?: number;
                brewStrength?: "LIGHT" | "MEDIUM" | "STRONG";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The model's recommendation, then the community's best */
                        recipes: {
                            /** @description 0 is the brewing model's own recommendation */
                            id: number;
                            /** @enum {string} */
                            type: "recommended" | "community";
                            coffeeProfileId: number | null;
                            /** @description The asked grinder */
                            grinderId: number;
                            machineId: number | null;
                            filterId: number | null;
                            brewMethod: string;
                            /** @description On a position of the asked grinder; the author's own where it is theirs too */
                            grindSetting: number;
                            /** @description Of the setting, 0-100 */
                            grindIndex: number;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            notes: string | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description Null if the author gave none: show its method, brewer and author */
                            title: string | null;
                            description: string | null;
                            tags: string[];
                            /** @enum {string|null} */
                            difficulty: "easy" | "medium" | "advanced" | null;
                            yieldGrams: number | null;
                            /** @description The recipe that this one started from */
                            inspiredBy: {
                                /** @description Null once that recipe was deleted, like everything else here */
                                recipeId: number | null;
                                title: string | null;
                                brewMethod: string | null;
                                brewer: string | null;
                                author: string | null;
                            } | null;
                            /** @description Whether the author wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            upvotes: number;
                            downvotes: number;
                            /** @description Wilson lower bound of the share of upvotes, 0-1 */
                            score: number;
                            avgRating: number | null;
                            ratingCount: number;
                            brewCount: number;
                            commentCount: number;
                            /** @description Only when signed in */
                            tasteMatchScore?: number;
                            /** @description Only where recipes are recommended to a signed-in user: what their order is made by */
                            recommendationScore?: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            };
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                            } | null;
                            filter: {
                                id: number;
                                name: string;
                                type: string;
                            } | null;
                            createdBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt?: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt?: string;
                            /**
                             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                            /** @description False where a recipe was written for this very grinder and setting */
                            isAdapted: boolean;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @description The same as its dial shows it */
                            settingLabel: string;
                            originalGrinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            } | null;
                            originalSetting: number | string | null;
                            /** @description What moved the recommendation */
                            why?: string[];
                            /** @description How it differs from the method's base recipe */
                            changes?: string[];
                            /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                            warnings: {
                                /** @description For programs; stable */
                                code: string;
                                /** @description The same for people */
                                message: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params?: {
                                    [key: string]: unknown;
                                };
                                /** @description Which part of the request it is about, where it is about one */
                                field?: string;
                            }[];
                        }[];
                        /** @description How many recipes there are in this answer */
                        total: number;
                        grinder: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            /** @description Whether the user's own calibration was used */
                            isCalibrated: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRecommendations: {
        parameters: {
            query?: {
                /** @description How many at most; default 5, more than 20 counts as 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For brewers that the user owns first, then for other brewers of the same methods, then the rest; each by taste match */
                        recommendations: {
                            id: number;
                            /** @enum {string} */
                            type: "community";
                            coffeeProfileId: number;
                            grinderId: number;
                            machineId: number;
                            filterId: number | null;
                            brewMethod: string;
                            grindSetting: number | string;
                            /** @description Of the setting, 0-100 */
                            grindIndex: number;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            notes: string | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description Null if the author gave none: show its method, brewer and author */
                            title: string | null;
                            description: string | null;
                            tags: string[];
                            /** @enum {string|null} */
                            difficulty: "easy" | "medium" | "advanced" | null;
                            yieldGrams: number | null;
                            /** @description The recipe that this one started from */
                            inspiredBy: {
                                /** @description Null once that recipe was deleted, like everything else here */
                                recipeId: number | null;
                                title: string | null;
                                brewMethod: string | null;
                                brewer: string | null;
                                author: string | null;
                            } | null;
                            /** @description Whether the author wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            upvotes: number;
                            downvotes: number;
                            /** @description Wilson lower bound of the share of upvotes, 0-1 */
                            score: number;
                            avgRating: number | null;
                            ratingCount: number;
                            brewCount: number;
                            commentCount: number;
                            /** @description Only when signed in */
                            tasteMatchScore?: number;
                            /** @description The taste match, 0-1: what the order is made by */
                            recommendationScore: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            };
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            };
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                            };
                            filter: {
                                id: number;
                                name: string;
                                type: string;
                            } | null;
                            createdBy: {
                                displayName: string;
                                /** @description Of the member's public profile; left out where there is none to see */
                                id?: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /**
                             * @description Only for its author: it waits for a moderator, or one hid it, and nobody else sees it
                             * @enum {string}
                             */
                            review?: "pending" | "hidden";
                            /** @description Why a moderator hid it */
                            reviewReason?: string | null;
                            /** @description Whether it is for a brewer that the user owns */
                            usesYourEquipment: boolean;
                            why: string;
                        }[];
                        /** @description False while no taste was told: then the default one, the middle of everything, counts */
                        hasProfile: boolean;
                        profileSummary: {
                            /** @description 0 light to 1 strong */
                            strengthPreference: number;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number;
                            /** @description 0 clarity to 1 body */
                            bodyVsClarity: number;
                            /** @description 0 tolerant to 1 sensitive */
                            bitternessSensitivity: number;
                            /** @description 0 consistent to 1 adventurous */
                            explorerType: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSavedRecipes: {
        parameters: {
            query?: {
                page?: number;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        savedRecipes: {
                            communityRecipeId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            savedAt: string;
                            /**
                             * Format: date-time
                             * @description The same as `savedAt`
                             */
                            createdAt: string;
                            recipe: components["schemas"]["Recipe"];
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    communityRecipeId: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        savedRecipe: {
                            communityRecipeId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            savedAt: string;
                            /**
                             * Format: date-time
                             * @description The same as `savedAt`
                             */
                            createdAt: string;
                            recipe: components["schemas"]["Recipe"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unsaveRecipe: {
        parameters: {
            query?: {
                communityRecipeId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    communityRecipeId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserGrinders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grinders: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            burrType: string;
                            burrSizeMm: number | null;
                            drive: string;
                            /** @enum {string} */
                            adjustment: "stepped" | "stepless";
                            minGrindSetting: number;
                            maxGrindSetting: number;
                            /** @description On the shared grind index, 0-100 */
                            minGrindIndex: number;
                            /** @description On the shared grind index, 0-100 */
                            maxGrindIndex: number;
                            clicksPerFullRange: number;
                            /** @description How its dial is read */
                            scale: string;
                            grinderId: number;
                            /** @description At most one of a kind is: setting it takes it from the other */
                            isDefault: boolean;
                            /** @description What its owner calls it */
                            nickname: string | null;
                            /** @description How its dial is read, in the language of the reader */
                            scaleLabel: string;
                            calibration: {
                                grinderId: number;
                                grinderSlug: string;
                                references: {
                                    /** @description What was aimed at */
                                    grindIndex: number;
                                    setting: number;
                                    /**
                                     * @description How the grind turned out for that aim
                                     * @enum {string}
                                     */
                                    feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                                }[];
                                learnedFrom: {
                                    references: number;
                                    brews: number;
                                };
                                /** @description How much coarser than its model this grinder grinds, in index points, on average over what is known of it */
                                offset: number;
                                samples: {
                                    method: string;
                                    label: string;
                                    /** @description Setting by the model */
                                    before: number;
                                    beforeLabel: string;
                                    /** @description Setting by this calibration */
                                    after: number;
                                    afterLabel: string;
                                    expected: {
                                        min: number;
                                        max: number;
                                    };
                                    /** @description Where most people end up */
                                    expectedLabel: string;
                                    /** @enum {string} */
                                    confidence: "high" | "medium" | "low";
                                }[];
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                updatedAt: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                            };
                        }[];
                        /** @description All of the user, also of grinders that are not in the list (any more): they count there too */
                        calibrations: {
                            grinderId: number;
                            grinderSlug: string;
                            references: {
                                /** @description What was aimed at */
                                grindIndex: number;
                                setting: number;
                                /**
                                 * @description How the grind turned out for that aim
                                 * @enum {string}
                                 */
                                feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                            }[];
                            learnedFrom: {
                                references: number;
                                brews: number;
                            };
                            /** @description How much coarser than its model this grinder grinds, in index points, on average over what is known of it */
                            offset: number;
                            samples: {
                                method: string;
                                label: string;
                                /** @description Setting by the model */
                                before: number;
                                beforeLabel: string;
                                /** @description Setting by this calibration */
                                after: number;
                                afterLabel: string;
                                expected: {
                                    min: number;
                                    max: number;
                                };
                                /** @description Where most people end up */
                                expectedLabel: string;
                                /** @enum {string} */
                                confidence: "high" | "medium" | "low";
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /** @description Logged brews that it learns from, newest first: what was wanted of the setting, and how it tasted */
                            brews: {
                                /** @description What was aimed at */
                                grindIndex: number;
                                setting: number;
                                /**
                                 * @description How the grind turned out for that aim
                                 * @enum {string}
                                 */
                                feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                                coffeeId: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    keepUserGrinder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    grinderId: number;
                    /** @description At most one of a kind is: setting it takes it from the other */
                    isDefault?: boolean | null;
                    /** @description What its owner calls it */
                    nickname?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grinder: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            burrType: string;
                            burrSizeMm: number | null;
                            drive: string;
                            /** @enum {string} */
                            adjustment: "stepped" | "stepless";
                            minGrindSetting: number;
                            maxGrindSetting: number;
                            /** @description On the shared grind index, 0-100 */
                            minGrindIndex: number;
                            /** @description On the shared grind index, 0-100 */
                            maxGrindIndex: number;
                            clicksPerFullRange: number;
                            /** @description How its dial is read */
                            scale: string;
                            grinderId: number;
                            /** @description At most one of a kind is: setting it takes it from the other */
                            isDefault: boolean;
                            /** @description What its owner calls it */
                            nickname: string | null;
                            /** @description How its dial is read, in the language of the reader */
                            scaleLabel: string;
                            calibration: {
                                grinderId: number;
                                grinderSlug: string;
                                references: {
                                    /** @description What was aimed at */
                                    grindIndex: number;
                                    setting: number;
                                    /**
                                     * @description How the grind turned out for that aim
                                     * @enum {string}
                                     */
                                    feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                                }[];
                                learnedFrom: {
                                    references: number;
                                    brews: number;
                                };
                                /** @description How much coarser than its model this grinder grinds, in index points, on average over what is known of it */
                                offset: number;
                                samples: {
                                    method: string;
                                    label: string;
                                    /** @description Setting by the model */
                                    before: number;
                                    beforeLabel: string;
                                    /** @description Setting by this calibration */
                                    after: number;
                                    afterLabel: string;
                                    expected: {
                                        min: number;
                                        max: number;
                                    };
                                    /** @description Where most people end up */
                                    expectedLabel: string;
                                    /** @enum {string} */
                                    confidence: "high" | "medium" | "low";
                                }[];
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                updatedAt: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                            };
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteUserGrinder: {
        parameters: {
            query?: {
                grinderId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    grinderId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserMachines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        machines: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            brewMethod: string;
                            defaultWaterTempF: number;
                            /** @enum {string} */
                            kind: "manual" | "electric";
                            description: string;
                            /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                            capacity: {
                                waterGrams: {
                                    min: number;
                                    usual: number;
                                    max: number;
                                };
                                doseGrams: {
                                    min: number;
                                    usual: number;
                                    max: number;
                                };
                            } | null;
                            /**
                             * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                             * @enum {string|null}
                             */
                            temperature: "free" | "stepped" | "fixed" | null;
                            /** @description What it can be set to */
                            temperatureF: {
                                min: number;
                                max: number;
                            } | null;
                            /** @description Whether water can run past the coffee bed */
                            bypass: boolean | null;
                            /** @description Windows of its own, which count instead of its method's */
                            recipe: {
                                grindIndex?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                                ratio?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                                brewTimeSeconds?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                            } | null;
                            /** @description Where the capacity comes from */
                            source: {
                                /** @enum {string} */
                                kind: "maker" | "common";
                                note: string;
                            } | null;
                            machineId: number;
                            /** @description At most one of a kind is: setting it takes it from the other */
                            isDefault: boolean;
                            /** @description What its owner calls it */
                            nickname: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                                defaultWaterTempF: number;
                                /** @enum {string} */
                                kind: "manual" | "electric";
                                description: string;
                                /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                                capacity: {
                                    waterGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                    doseGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                } | null;
                                /**
                                 * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                                 * @enum {string|null}
                                 */
                                temperature: "free" | "stepped" | "fixed" | null;
                                /** @description What it can be set to */
                                temperatureF: {
                                    min: number;
                                    max: number;
                                } | null;
                                /** @description Whether water can run past the coffee bed */
                                bypass: boolean | null;
                                /** @description Windows of its own, which count instead of its method's */
                                recipe: {
                                    grindIndex?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    ratio?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    brewTimeSeconds?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                } | null;
                                /** @description Where the capacity comes from */
                                source: {
                                    /** @enum {string} */
                                    kind: "maker" | "common";
                                    note: string;
                                } | null;
                            };
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    keepUserMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    machineId: number;
                    /** @description At most one of a kind is: setting it takes it from the other */
                    isDefault?: boolean | null;
                    /** @description What its owner calls it */
                    nickname?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        machine: {
                            id: number;
                            slug: string;
                            brand: string;
                            name: string;
                            model: string;
                            brewMethod: string;
                            defaultWaterTempF: number;
                            /** @enum {string} */
                            kind: "manual" | "electric";
                            description: string;
                            /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                            capacity: {
                                waterGrams: {
                                    min: number;
                                    usual: number;
                                    max: number;
                                };
                                doseGrams: {
                                    min: number;
                                    usual: number;
                                    max: number;
                                };
                            } | null;
                            /**
                             * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                             * @enum {string|null}
                             */
                            temperature: "free" | "stepped" | "fixed" | null;
                            /** @description What it can be set to */
                            temperatureF: {
                                min: number;
                                max: number;
                            } | null;
                            /** @description Whether water can run past the coffee bed */
                            bypass: boolean | null;
                            /** @description Windows of its own, which count instead of its method's */
                            recipe: {
                                grindIndex?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                                ratio?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                                brewTimeSeconds?: {
                                    min: number;
                                    ideal: number;
                                    max: number;
                                };
                            } | null;
                            /** @description Where the capacity comes from */
                            source: {
                                /** @enum {string} */
                                kind: "maker" | "common";
                                note: string;
                            } | null;
                            machineId: number;
                            /** @description At most one of a kind is: setting it takes it from the other */
                            isDefault: boolean;
                            /** @description What its owner calls it */
                            nickname: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                                defaultWaterTempF: number;
                                /** @enum {string} */
                                kind: "manual" | "electric";
                                description: string;
                                /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                                capacity: {
                                    waterGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                    doseGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                } | null;
                                /**
                                 * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                                 * @enum {string|null}
                                 */
                                temperature: "free" | "stepped" | "fixed" | null;
                                /** @description What it can be set to */
                                temperatureF: {
                                    min: number;
                                    max: number;
                                } | null;
                                /** @description Whether water can run past the coffee bed */
                                bypass: boolean | null;
                                /** @description Windows of its own, which count instead of its method's */
                                recipe: {
                                    grindIndex?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    ratio?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    brewTimeSeconds?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                } | null;
                                /** @description Where the capacity comes from */
                                source: {
                                    /** @enum {string} */
                                    kind: "maker" | "common";
                                    note: string;
                                } | null;
                            };
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteUserMachine: {
        parameters: {
            query?: {
                machineId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    machineId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        filters: {
                            id: number;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            type: "paper" | "metal" | "cloth";
                            description: string;
                            /** @description Ids of the brew methods it fits */
                            fits: string[];
                            filterId: number;
                            /** @description At most one of a kind is: setting it takes it from the other */
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            filter: {
                                id: number;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                type: "paper" | "metal" | "cloth";
                                description: string;
                                /** @description Ids of the brew methods it fits */
                                fits: string[];
                            };
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    keepUserFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filterId: number;
                    /** @description At most one of a kind is: setting it takes it from the other */
                    isDefault?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        filter: {
                            id: number;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            type: "paper" | "metal" | "cloth";
                            description: string;
                            /** @description Ids of the brew methods it fits */
                            fits: string[];
                            filterId: number;
                            /** @description At most one of a kind is: setting it takes it from the other */
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            filter: {
                                id: number;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                type: "paper" | "metal" | "cloth";
                                description: string;
                                /** @description Ids of the brew methods it fits */
                                fits: string[];
                            };
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteUserFilter: {
        parameters: {
            query?: {
                filterId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filterId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLibrary: {
        parameters: {
            query?: {
                /** @description How many at most; default 500, more than 500 counts as 500 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        library: {
                            coffeeProfileId: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            };
                            personalNotes: string | null;
                            rating: number | null;
                            /** @description Counted from the brew logs */
                            totalBrews: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            lastBrewedAt: string | null;
                            /**
                             * Format: date-time
                             * @description The same as `lastBrewedAt`
                             */
                            lastBrewed: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        total: number;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    keepCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coffeeProfileId: number;
                    personalNotes?: string | null;
                    rating?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            coffeeProfileId: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            };
                            personalNotes: string | null;
                            rating: number | null;
                            /** @description Counted from the brew logs */
                            totalBrews: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            lastBrewedAt: string | null;
                            /**
                             * Format: date-time
                             * @description The same as `lastBrewedAt`
                             */
                            lastBrewed: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteFromLibrary: {
        parameters: {
            query?: {
                coffeeProfileId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coffeeProfileId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPersonalRecipes: {
        parameters: {
            query?: {
                page?: number;
                /** @description How many at most; default 50, more than 100 counts as 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipes: {
                            id: number;
                            /** @description Id of the brew method */
                            method: string;
                            grindSetting: number | string;
                            /** @description Of the setting on its grinder, 0-100; null without a grinder */
                            grindIndex: number | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            /** @description Whether it has steps of its own */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            grinderId: number | null;
                            coffeeProfileId: number | null;
                            name: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description The brew log it was saved from */
                            brewLogId: number | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPersonalRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method: string;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting: number | string;
                    /** @description Water to coffee */
                    ratio: number;
                    /** @description Coffee in grams */
                    doseGrams: number;
                    /** @description Water in grams */
                    waterGrams: number;
                    grinderId?: number | null;
                    coffeeProfileId?: number | null;
                    name?: string | null;
                    notes?: string | null;
                    rating?: number | null;
                    brewTimeSeconds?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            /** @description Id of the brew method */
                            method: string;
                            grindSetting: number | string;
                            /** @description Of the setting on its grinder, 0-100; null without a grinder */
                            grindIndex: number | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            /** @description Whether it has steps of its own */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            grinderId: number | null;
                            coffeeProfileId: number | null;
                            name: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description The brew log it was saved from */
                            brewLogId: number | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPersonalRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            /** @description Id of the brew method */
                            method: string;
                            grindSetting: number | string;
                            /** @description Of the setting on its grinder, 0-100; null without a grinder */
                            grindIndex: number | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            /** @description Whether it has steps of its own */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            grinderId: number | null;
                            coffeeProfileId: number | null;
                            name: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description The brew log it was saved from */
                            brewLogId: number | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putPersonalRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting?: number | string;
                    /** @description Water to coffee */
                    ratio?: number;
                    /** @description Coffee in grams */
                    doseGrams?: number;
                    /** @description Water in grams */
                    waterGrams?: number;
                    grinderId?: number | null;
                    coffeeProfileId?: number | null;
                    name?: string | null;
                    notes?: string | null;
                    rating?: number | null;
                    brewTimeSeconds?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            /** @description Id of the brew method */
                            method: string;
                            grindSetting: number | string;
                            /** @description Of the setting on its grinder, 0-100; null without a grinder */
                            grindIndex: number | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            /** @description Whether it has steps of its own */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            grinderId: number | null;
                            coffeeProfileId: number | null;
                            name: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description The brew log it was saved from */
                            brewLogId: number | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPersonalRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting?: number | string;
                    /** @description Water to coffee */
                    ratio?: number;
                    /** @description Coffee in grams */
                    doseGrams?: number;
                    /** @description Water in grams */
                    waterGrams?: number;
                    grinderId?: number | null;
                    coffeeProfileId?: number | null;
                    name?: string | null;
                    notes?: string | null;
                    rating?: number | null;
                    brewTimeSeconds?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            /** @description Id of the brew method */
                            method: string;
                            grindSetting: number | string;
                            /** @description Of the setting on its grinder, 0-100; null without a grinder */
                            grindIndex: number | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            /** @description Whether it has steps of its own */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            grinderId: number | null;
                            coffeeProfileId: number | null;
                            name: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description The brew log it was saved from */
                            brewLogId: number | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePersonalRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchPersonalRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting?: number | string;
                    /** @description Water to coffee */
                    ratio?: number;
                    /** @description Coffee in grams */
                    doseGrams?: number;
                    /** @description Water in grams */
                    waterGrams?: number;
                    grinderId?: number | null;
                    coffeeProfileId?: number | null;
                    name?: string | null;
                    notes?: string | null;
                    rating?: number | null;
                    brewTimeSeconds?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            /** @description Id of the brew method */
                            method: string;
                            grindSetting: number | string;
                            /** @description Of the setting on its grinder, 0-100; null without a grinder */
                            grindIndex: number | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            /** @description Whether it has steps of its own */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            grinderId: number | null;
                            coffeeProfileId: number | null;
                            name: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description The brew log it was saved from */
                            brewLogId: number | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description How many at most; default 500, more than 500 counts as 500 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collections: {
                            id: number;
                            name: string;
                            description: string | null;
                            _count: {
                                items: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        total: number;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collection: {
                            id: number;
                            name: string;
                            description: string | null;
                            _count: {
                                items: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: {
                /** @description How many at most; default 500, more than 500 counts as 500 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collection: {
                            id: number;
                            name: string;
                            description: string | null;
                            _count: {
                                items: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            items: {
                                recipeId: number;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                addedAt: string;
                                recipe: components["schemas"]["Recipe"];
                            }[];
                        };
                        total: number;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collection: {
                            id: number;
                            name: string;
                            description: string | null;
                            _count: {
                                items: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collection: {
                            id: number;
                            name: string;
                            description: string | null;
                            _count: {
                                items: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collection: {
                            id: number;
                            name: string;
                            description: string | null;
                            _count: {
                                items: number;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addToCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a community recipe */
                    recipeId: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: {
                            recipeId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            addedAt: string;
                            recipe: components["schemas"]["Recipe"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeFromCollection: {
        parameters: {
            query?: {
                recipeId?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recipeId?: number | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBrewLogs: {
        parameters: {
            query?: {
                coffeeProfileId?: number;
                /** @description At least so many stars */
                rating?: number;
                savedAsRecipe?: boolean;
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BrewLog"][];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logBrew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods. May be left out where the machine or the recipe tells it
                     * @example v60
                     * @example Chemex
                     */
                    method?: string | null;
                    coffeeProfileId?: number | null;
                    grinderId?: number | null;
                    machineId?: number | null;
                    /** @description The community recipe it was brewed by: counts there, and its author gets a mail */
                    recipeId?: number | null;
                    /** @description The same as `recipeId` */
                    communityRecipeId?: number | null;
                    /** @description Coffee in grams */
                    doseGrams?: number | null;
                    /** @description The same as `doseGrams` */
                    coffeeGrams?: number | null;
                    /** @description Water in grams */
                    waterGrams?: number | null;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting?: number | string | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    brewTimeSeconds?: number | null;
                    daysOffRoast?: number | null;
                    /** @description Strength by a refractometer, in percent of the drink */
                    tds?: number | null;
                    /** @description Of a guided brew: the plan, and what happened */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description When it was to begin */
                        plannedStartSeconds?: number | null;
                        /** @description When it was to end */
                        plannedEndSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        /** @description When it began; left out if it was skipped */
                        startSeconds?: number | null;
                        /** @description When it ended */
                        endSeconds?: number | null;
                    }[] | null;
                    /** @description When the first drop of an espresso fell */
                    firstDropSeconds?: number | null;
                    /** @description In words: good, over-extracted, a bit weak */
                    outcome?: string | null;
                    rating?: number | null;
                    notes?: string | null;
                    /** @description How it tasted, each 1-5 */
                    tasteProfile?: {
                        acidity?: number | null;
                        body?: number | null;
                        sweetness?: number | null;
                        bitterness?: number | null;
                    } | null;
                    /** @description What was wrong with the cup, or that nothing was */
                    extractionFeedback?: {
                        sour?: boolean | null;
                        bitter?: boolean | null;
                        watery?: boolean | null;
                        harsh?: boolean | null;
                        balanced?: boolean | null;
                    } | null;
                    /** @description true also makes a personal recipe of it, as `save-as-recipe` does; that needs dose, water and grind setting */
                    savedAsRecipe?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: components["schemas"]["BrewLogDetail"];
                        /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                        nextStep: {
                            /** @enum {string} */
                            kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                            /** @description What to do and why, in the terms of the brewer's own grinder */
                            advice: string;
                            /** @description Each sentence of the advice, for clients that write it themselves */
                            details: {
                                /** @description Stable */
                                code: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                            cause: string;
                            /** @description The row of the table in docs/ADAPTATION.md, with its source */
                            rule: string;
                            /**
                             * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                             * @enum {string}
                             */
                            basis: "rule" | "own-brews";
                            grindSetting?: number;
                            doseGrams?: number;
                            /** @description For espresso, where to stop the shot */
                            waterGrams?: number;
                            waterTempF?: number;
                            brewTimeSeconds?: number;
                        } | null;
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBrewLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: components["schemas"]["BrewLogDetail"];
                        /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                        nextStep: {
                            /** @enum {string} */
                            kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                            /** @description What to do and why, in the terms of the brewer's own grinder */
                            advice: string;
                            /** @description Each sentence of the advice, for clients that write it themselves */
                            details: {
                                /** @description Stable */
                                code: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                            cause: string;
                            /** @description The row of the table in docs/ADAPTATION.md, with its source */
                            rule: string;
                            /**
                             * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                             * @enum {string}
                             */
                            basis: "rule" | "own-brews";
                            grindSetting?: number;
                            doseGrams?: number;
                            /** @description For espresso, where to stop the shot */
                            waterGrams?: number;
                            waterTempF?: number;
                            brewTimeSeconds?: number;
                        } | null;
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteBrewLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reviseBrewLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods. May be left out where the machine or the recipe tells it
                     * @example v60
                     * @example Chemex
                     */
                    method?: string | null;
                    coffeeProfileId?: number | null;
                    grinderId?: number | null;
                    machineId?: number | null;
                    /** @description The community recipe it was brewed by: counts there, and its author gets a mail */
                    recipeId?: number | null;
                    /** @description The same as `recipeId` */
                    communityRecipeId?: number | null;
                    /** @description Coffee in grams */
                    doseGrams?: number | null;
                    /** @description The same as `doseGrams` */
                    coffeeGrams?: number | null;
                    /** @description Water in grams */
                    waterGrams?: number | null;
                    /** @description As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow */
                    grindSetting?: number | string | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    brewTimeSeconds?: number | null;
                    daysOffRoast?: number | null;
                    /** @description Strength by a refractometer, in percent of the drink */
                    tds?: number | null;
                    /** @description Of a guided brew: the plan, and what happened */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description When it was to begin */
                        plannedStartSeconds?: number | null;
                        /** @description When it was to end */
                        plannedEndSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        /** @description When it began; left out if it was skipped */
                        startSeconds?: number | null;
                        /** @description When it ended */
                        endSeconds?: number | null;
                    }[] | null;
                    /** @description When the first drop of an espresso fell */
                    firstDropSeconds?: number | null;
                    /** @description In words: good, over-extracted, a bit weak */
                    outcome?: string | null;
                    rating?: number | null;
                    notes?: string | null;
                    /** @description How it tasted, each 1-5 */
                    tasteProfile?: {
                        acidity?: number | null;
                        body?: number | null;
                        sweetness?: number | null;
                        bitterness?: number | null;
                    } | null;
                    /** @description What was wrong with the cup, or that nothing was */
                    extractionFeedback?: {
                        sour?: boolean | null;
                        bitter?: boolean | null;
                        watery?: boolean | null;
                        harsh?: boolean | null;
                        balanced?: boolean | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: components["schemas"]["BrewLogDetail"];
                        /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                        nextStep: {
                            /** @enum {string} */
                            kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                            /** @description What to do and why, in the terms of the brewer's own grinder */
                            advice: string;
                            /** @description Each sentence of the advice, for clients that write it themselves */
                            details: {
                                /** @description Stable */
                                code: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                            cause: string;
                            /** @description The row of the table in docs/ADAPTATION.md, with its source */
                            rule: string;
                            /**
                             * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                             * @enum {string}
                             */
                            basis: "rule" | "own-brews";
                            grindSetting?: number;
                            doseGrams?: number;
                            /** @description For espresso, where to stop the shot */
                            waterGrams?: number;
                            waterTempF?: number;
                            brewTimeSeconds?: number;
                        } | null;
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLastBrewLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: {
                            id: number;
                            method: string;
                            coffeeProfileId: number | null;
                            grinderId: number | null;
                            machineId: number | null;
                            /** @description The community recipe it was brewed by */
                            recipeId: number | null;
                            /** @description The same as `recipeId` */
                            communityRecipeId: number | null;
                            doseGrams: number | null;
                            /** @description The same as `doseGrams` */
                            coffeeGrams: number | null;
                            waterGrams: number | null;
                            /** @description Water to coffee */
                            ratio: number | null;
                            grindSetting: number | string | null;
                            /** @description Of the setting, 0-100; null without a grinder */
                            grindIndex: number | null;
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                            daysOffRoast: number | null;
                            /** @description Strength by a refractometer, in percent */
                            tds: number | null;
                            outcome: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description What was wrong with the cup, or that nothing was */
                            extractionFeedback: {
                                sour?: boolean;
                                bitter?: boolean;
                                watery?: boolean;
                                harsh?: boolean;
                                balanced?: boolean;
                            } | null;
                            savedAsRecipe: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                burrType: string;
                                burrSizeMm: number | null;
                                drive: string;
                                /** @enum {string} */
                                adjustment: "stepped" | "stepless";
                                minGrindSetting: number;
                                maxGrindSetting: number;
                                /** @description On the shared grind index, 0-100 */
                                minGrindIndex: number;
                                /** @description On the shared grind index, 0-100 */
                                maxGrindIndex: number;
                                clicksPerFullRange: number;
                                /** @description How its dial is read */
                                scale: string;
                                /** @description What the numbers of this grinder rest on */
                                evidence: {
                                    /**
                                     * @description The maker's own table, published charts, owners' reports, or an estimate from similar grinders
                                     * @enum {string}
                                     */
                                    kind: "maker" | "charts" | "owners" | "estimate";
                                    /** @description The source's name */
                                    name: string;
                                } | null;
                            } | null;
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                                defaultWaterTempF: number;
                                /** @enum {string} */
                                kind: "manual" | "electric";
                                description: string;
                                /** @description What it holds of water (the yield for espresso) and coffee; recipes never leave it */
                                capacity: {
                                    waterGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                    doseGrams: {
                                        min: number;
                                        usual: number;
                                        max: number;
                                    };
                                } | null;
                                /**
                                 * @description Whether the temperature is chosen freely, in steps of the machine, or by the machine alone
                                 * @enum {string|null}
                                 */
                                temperature: "free" | "stepped" | "fixed" | null;
                                /** @description What it can be set to */
                                temperatureF: {
                                    min: number;
                                    max: number;
                                } | null;
                                /** @description Whether water can run past the coffee bed */
                                bypass: boolean | null;
                                /** @description Windows of its own, which count instead of its method's */
                                recipe: {
                                    grindIndex?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    ratio?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                    brewTimeSeconds?: {
                                        min: number;
                                        ideal: number;
                                        max: number;
                                    };
                                } | null;
                                /** @description Where the capacity comes from */
                                source: {
                                    /** @enum {string} */
                                    kind: "maker" | "common";
                                    note: string;
                                } | null;
                            } | null;
                            /** @description Of a guided brew: the plan, and what happened. Not in lists */
                            steps: {
                                /**
                                 * @description What one does
                                 * @enum {string}
                                 */
                                action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                                /** @description In the words of the author: "Second pour" */
                                label?: string;
                                /** @description When it was to begin */
                                plannedStartSeconds?: number;
                                /** @description When it was to end */
                                plannedEndSeconds?: number;
                                /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                                waterGrams?: number;
                                /** @description When it began; left out if it was skipped */
                                startSeconds?: number;
                                /** @description When it ended */
                                endSeconds?: number;
                            }[] | null;
                            /** @description When the first drop of an espresso fell */
                            firstDropSeconds: number | null;
                            /** @description Strength and extraction, estimated with their error, or measured */
                            extraction: {
                                tds: {
                                    percent: number;
                                    /** @description In four of five cups the truth lies within */
                                    plusMinus: number;
                                };
                                extraction: {
                                    percent: number;
                                    /** @description In four of five cups the truth lies within */
                                    plusMinus: number;
                                };
                                isMeasured: boolean;
                                /** @description What most people like */
                                zone: {
                                    tds: {
                                        min: number;
                                        max: number;
                                    };
                                    extraction: {
                                        min: number;
                                        max: number;
                                    };
                                } | null;
                            } | null;
                            /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                            nextStep: {
                                /** @enum {string} */
                                kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                                /** @description What to do and why, in the terms of the brewer's own grinder */
                                advice: string;
                                /** @description Each sentence of the advice, for clients that write it themselves */
                                details: {
                                    /** @description Stable */
                                    code: string;
                                    /** @description The figures of the sentence, for clients that write it in their own words and units */
                                    params: {
                                        [key: string]: unknown;
                                    };
                                }[];
                                /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                                cause: string;
                                /** @description The row of the table in docs/ADAPTATION.md, with its source */
                                rule: string;
                                /**
                                 * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                                 * @enum {string}
                                 */
                                basis: "rule" | "own-brews";
                                grindSetting?: number;
                                doseGrams?: number;
                                /** @description For espresso, where to stop the shot */
                                waterGrams?: number;
                                waterTempF?: number;
                                brewTimeSeconds?: number;
                            } | null;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWeeklyStats: {
        parameters: {
            query?: {
                /** @description The time zone whose days count, such as Europe/Berlin */
                tz?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stats: {
                            totalBrews: number;
                            totalCoffeeGrams: number;
                            /** @description Over rated brews only */
                            averageRating: number | null;
                            uniqueCoffees: number;
                            /** @description Days in a row with a brew, up to today or yesterday */
                            streak: number;
                            brewsToday: number;
                            allTimeBrews: number;
                        };
                        bestBrew: {
                            id: number;
                            method: string;
                            coffeeProfileId: number | null;
                            grinderId: number | null;
                            machineId: number | null;
                            /** @description The community recipe it was brewed by */
                            recipeId: number | null;
                            /** @description The same as `recipeId` */
                            communityRecipeId: number | null;
                            doseGrams: number | null;
                            /** @description The same as `doseGrams` */
                            coffeeGrams: number | null;
                            waterGrams: number | null;
                            /** @description Water to coffee */
                            ratio: number | null;
                            grindSetting: number | string | null;
                            /** @description Of the setting, 0-100; null without a grinder */
                            grindIndex: number | null;
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                            daysOffRoast: number | null;
                            /** @description Strength by a refractometer, in percent */
                            tds: number | null;
                            outcome: string | null;
                            notes: string | null;
                            rating: number | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description What was wrong with the cup, or that nothing was */
                            extractionFeedback: {
                                sour?: boolean;
                                bitter?: boolean;
                                watery?: boolean;
                                harsh?: boolean;
                                balanced?: boolean;
                            } | null;
                            savedAsRecipe: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            } | null;
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                            } | null;
                        } | null;
                        insights: {
                            /** @enum {string} */
                            type: "streak_milestone" | "grind_sweet_spot" | "ratio_preference";
                            message: string;
                            /** @description Of a streak */
                            days?: number;
                            method?: string;
                            grinderId?: number | null;
                            /** @description The settings, or the ratios, that taste best */
                            range?: {
                                min: number;
                                max: number;
                            };
                            /** @description Within that range */
                            averageRating?: number;
                            /** @description The average rating outside of it */
                            elsewhere?: number;
                            /** @description Within that range */
                            brews?: number;
                        }[];
                        /** @description The seven days that end today, oldest first; the brews of a day newest first */
                        brewsByDay: {
                            /** @description Mon … Sun */
                            label: string;
                            /** Format: date */
                            date: string;
                            brews: components["schemas"]["BrewLog"][];
                        }[];
                        /** @description The seven days before */
                        lastWeek: {
                            totalBrews: number;
                            totalCoffeeGrams: number;
                            /** @description Over rated brews only */
                            averageRating: number | null;
                            uniqueCoffees: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareBrewLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comparison: {
                            currentBrew: components["schemas"]["BrewLog"];
                            previousBrew: {
                                id: number;
                                method: string;
                                coffeeProfileId: number | null;
                                grinderId: number | null;
                                machineId: number | null;
                                /** @description The community recipe it was brewed by */
                                recipeId: number | null;
                                /** @description The same as `recipeId` */
                                communityRecipeId: number | null;
                                doseGrams: number | null;
                                /** @description The same as `doseGrams` */
                                coffeeGrams: number | null;
                                waterGrams: number | null;
                                /** @description Water to coffee */
                                ratio: number | null;
                                grindSetting: number | string | null;
                                /** @description Of the setting, 0-100; null without a grinder */
                                grindIndex: number | null;
                                waterTempF: number | null;
                                brewTimeSeconds: number | null;
                                daysOffRoast: number | null;
                                /** @description Strength by a refractometer, in percent */
                                tds: number | null;
                                outcome: string | null;
                                notes: string | null;
                                rating: number | null;
                                /** @description How it tasted, each 1-5 */
                                tasteProfile: {
                                    acidity?: number;
                                    body?: number;
                                    sweetness?: number;
                                    bitterness?: number;
                                } | null;
                                /** @description What was wrong with the cup, or that nothing was */
                                extractionFeedback: {
                                    sour?: boolean;
                                    bitter?: boolean;
                                    watery?: boolean;
                                    harsh?: boolean;
                                    balanced?: boolean;
                                } | null;
                                savedAsRecipe: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                updatedAt: string;
                                coffee: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                    /** @enum {string} */
                                    roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                    /** @enum {string} */
                                    coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                    origin: string | null;
                                    flavorProfile: string | null;
                                    roasterName: string;
                                    roasterSlug: string;
                                    roaster: {
                                        id: number;
                                        name: string;
                                        slug: string;
                                    };
                                } | null;
                                grinder: {
                                    id: number;
                                    slug: string;
                                    brand: string;
                                    name: string;
                                    model: string;
                                } | null;
                                machine: {
                                    id: number;
                                    slug: string;
                                    brand: string;
                                    name: string;
                                    model: string;
                                    brewMethod: string;
                                } | null;
                            } | null;
                            /** @description The current brew minus the previous one; null where either says nothing */
                            deltas: {
                                /** @description Water to coffee */
                                ratio: number | null;
                                /** @description Positive is coarser */
                                grind: number | null;
                                /**
                                 * @description Steps of the grinder that both used, points of the grind index between two grinders, or plain numbers where no grinder was named
                                 * @enum {string|null}
                                 */
                                grindUnit: "steps" | "index" | "setting" | null;
                                /** @description As it is said at the dial: "2 clicks finer" */
                                grindChange: string | null;
                                /** @description In grams */
                                water: number | null;
                                /** @description In seconds */
                                brewTime: number | null;
                            };
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putBrewLogAsRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: components["schemas"]["BrewLogDetail"];
                        /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                        nextStep: {
                            /** @enum {string} */
                            kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                            /** @description What to do and why, in the terms of the brewer's own grinder */
                            advice: string;
                            /** @description Each sentence of the advice, for clients that write it themselves */
                            details: {
                                /** @description Stable */
                                code: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                            cause: string;
                            /** @description The row of the table in docs/ADAPTATION.md, with its source */
                            rule: string;
                            /**
                             * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                             * @enum {string}
                             */
                            basis: "rule" | "own-brews";
                            grindSetting?: number;
                            doseGrams?: number;
                            /** @description For espresso, where to stop the shot */
                            waterGrams?: number;
                            waterTempF?: number;
                            brewTimeSeconds?: number;
                        } | null;
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postBrewLogAsRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: components["schemas"]["BrewLogDetail"];
                        /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                        nextStep: {
                            /** @enum {string} */
                            kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                            /** @description What to do and why, in the terms of the brewer's own grinder */
                            advice: string;
                            /** @description Each sentence of the advice, for clients that write it themselves */
                            details: {
                                /** @description Stable */
                                code: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                            cause: string;
                            /** @description The row of the table in docs/ADAPTATION.md, with its source */
                            rule: string;
                            /**
                             * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                             * @enum {string}
                             */
                            basis: "rule" | "own-brews";
                            grindSetting?: number;
                            doseGrams?: number;
                            /** @description For espresso, where to stop the shot */
                            waterGrams?: number;
                            waterTempF?: number;
                            brewTimeSeconds?: number;
                        } | null;
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchBrewLogAsRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brewLog: components["schemas"]["BrewLogDetail"];
                        /** @description What to change next time, with the figures that differ; null when the cup was balanced or nothing was said */
                        nextStep: {
                            /** @enum {string} */
                            kind: "finer" | "coarser" | "more-even" | "more-coffee" | "less-coffee" | "more-yield" | "less-yield" | "hotter" | "cooler" | "longer" | "shorter" | "rinse-paper";
                            /** @description What to do and why, in the terms of the brewer's own grinder */
                            advice: string;
                            /** @description Each sentence of the advice, for clients that write it themselves */
                            details: {
                                /** @description Stable */
                                code: string;
                                /** @description The figures of the sentence, for clients that write it in their own words and units */
                                params: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** @description What the taste says: `under`, `over`, `uneven`, `weak`, `strong` … */
                            cause: string;
                            /** @description The row of the table in docs/ADAPTATION.md, with its source */
                            rule: string;
                            /**
                             * @description A rule, or half-way to the best-rated of at least three own brews of the coffee
                             * @enum {string}
                             */
                            basis: "rule" | "own-brews";
                            grindSetting?: number;
                            doseGrams?: number;
                            /** @description For espresso, where to stop the shot */
                            waterGrams?: number;
                            waterTempF?: number;
                            brewTimeSeconds?: number;
                        } | null;
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            displayName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            memberSince: string;
                            /**
                             * @description Masked; null where the profile is hidden
                             * @example m***@e***.com
                             */
                            email: string | null;
                        };
                        /** @description What the member shows. Of what is hidden, the lists are empty and the counts 0 */
                        visible: {
                            profile: boolean;
                            brews: boolean;
                            saves: boolean;
                        };
                        stats: {
                            brewCount: number;
                            savedCount: number;
                            commentCount: number;
                            /** @description Shared recipes; exact up to 10,000 */
                            recipeCount: number;
                        };
                        /** @description The latest 20 shared recipes; `/api/users/{id}/recipes` has all of them */
                        recipes: components["schemas"]["Recipe"][];
                        /** @description The latest 20 */
                        brewLogs: {
                            id: number;
                            method: string;
                            /** @description The community recipe it was brewed by */
                            recipeId: number | null;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                /** @enum {string} */
                                coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                                origin: string | null;
                                flavorProfile: string | null;
                                roasterName: string;
                                roasterSlug: string;
                                roaster: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                            } | null;
                            grinder: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                            } | null;
                            machine: {
                                id: number;
                                slug: string;
                                brand: string;
                                name: string;
                                model: string;
                                brewMethod: string;
                            } | null;
                            doseGrams: number | null;
                            /** @description The same as `doseGrams` */
                            coffeeGrams: number | null;
                            waterGrams: number | null;
                            /** @description Water to coffee */
                            ratio: number | null;
                            grindSetting: number | null;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            rating: number | null;
                            /**
                             * Format: date
                             * @description The day in UTC; never the time of day
                             * @example 2026-03-14
                             */
                            createdAt: string;
                        }[];
                        /** @description The latest 20 */
                        savedRecipes: {
                            communityRecipeId: number;
                            /**
                             * Format: date
                             * @description The day in UTC; never the time of day
                             * @example 2026-03-14
                             */
                            savedAt: string;
                            /**
                             * Format: date
                             * @description The day in UTC; never the time of day
                             * @example 2026-03-14
                             */
                            createdAt: string;
                            recipe: components["schemas"]["Recipe"];
                        }[];
                        /** @description The latest 20 */
                        comments: {
                            id: number;
                            body: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            recipeId: number;
                            recipe: {
                                id: number;
                                brewMethod: string;
                                coffeeName: string;
                            };
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserRecipes: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"][];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The download */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        exportedAt: string;
                        account: {
                            id: number;
                            email: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            emailVerifiedAt: string | null;
                            displayName: string;
                            role: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            suspendedUntil: string | null;
                            suspensionReason: string | null;
                            suspensionAppeal: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            hasPassword: boolean;
                            hasAppleSignIn: boolean;
                            hasOidcSignIn: boolean;
                        };
                        notificationPreferences: {
                            notifyRecipeComments: boolean;
                            notifyRecipeFavorites: boolean;
                            notifyRecipeBrews: boolean;
                        };
                        privacy: {
                            /** @description Others may see your profile. False hides brews and saves as well; recipes and comments stay public */
                            profileVisible: boolean;
                            /** @description Others may see your brews: coffee, method, figures, rating and day, never notes */
                            brewsVisible: boolean;
                            /** @description Others may see which recipes you saved */
                            savesVisible: boolean;
                        };
                        preferences: {
                            /** @description Language tag (BCP 47), such as en or pt-BR; null for the one of the device */
                            language: string | null;
                            /** @description Only what was chosen; the rest is as usual in the region of the reader. */
                            units: {
                                /**
                                 * @description °C or °F
                                 * @enum {string}
                                 */
                                temperature?: "C" | "F";
                                /**
                                 * @description Grams or ounces
                                 * @enum {string}
                                 */
                                weight?: "g" | "oz";
                                /**
                                 * @description Millilitres or US fluid ounces
                                 * @enum {string}
                                 */
                                volume?: "ml" | "floz";
                                /**
                                 * @description Metres or feet
                                 * @enum {string}
                                 */
                                altitude?: "m" | "ft";
                                /**
                                 * @description 7:12 PM or 19:12
                                 * @enum {string}
                                 */
                                clock?: "12h" | "24h";
                                /**
                                 * @description First day of the week
                                 * @enum {string}
                                 */
                                weekStart?: "monday" | "sunday" | "saturday";
                                /**
                                 * @description 18.5 or 18,5
                                 * @enum {string}
                                 */
                                decimal?: "point" | "comma";
                            } | null;
                        };
                        tasteProfile: {
                            /** @description 1 low to 5 high */
                            acidityLevel: number | null;
                            /** @description 1 light to 5 full */
                            bodyLevel: number | null;
                            /** @description 1 dry to 5 sweet */
                            sweetnessLevel: number | null;
                            /** @description 1 low to 5 high */
                            bitternessLevel: number | null;
                            /** @description 1 simple to 5 complex */
                            flavorComplexityLevel: number | null;
                            /** @description 1 short to 5 lingering */
                            aftertasteLevel: number | null;
                            /** @description 0 light to 1 strong */
                            strengthPreference: number | null;
                            /** @description 0 low acid to 1 high acid */
                            acidityTolerance: number | null;
                            /** @description 0 light roast to 1 dark roast */
                            roastPreference: number | null;
                            /** @description 0 clarity to 1 body */
                            bodyVsClarity: number | null;
                            /** @description 0 tolerant to 1 sensitive */
                            bitternessSensitivity: number | null;
                            /** @description 0 consistent to 1 adventurous */
                            explorerType: number | null;
                            /** @description Water boils cooler higher up */
                            altitudeMeters: number | null;
                            /** @enum {string|null} */
                            waterHardness: "SOFT" | "MEDIUM" | "HARD" | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        } | null;
                        sessions: {
                            device: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            lastUsedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            expiresAt: string;
                        }[];
                        emailChanges: {
                            newEmail: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            oldConfirmedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            newConfirmedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            expiresAt: string;
                        }[];
                        grinders: {
                            grinderId: number;
                            grinder: string;
                            nickname: string | null;
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        machines: {
                            machineId: number;
                            machine: string;
                            nickname: string | null;
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        filters: {
                            filterId: number;
                            filter: string;
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        calibrations: {
                            grinderId: number;
                            grinder: string | null;
                            references: {
                                /** @description What was aimed at */
                                grindIndex: number;
                                setting: number;
                                /**
                                 * @description How the grind turned out for that aim
                                 * @enum {string}
                                 */
                                feedback: "TOO_FINE" | "JUST_RIGHT" | "TOO_COARSE";
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            forgottenAt: string | null;
                        }[];
                        coffeeLibrary: {
                            coffeeProfileId: number;
                            coffee: string | null;
                            roaster: string | null;
                            personalNotes: string | null;
                            rating: number | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        brewLogs: {
                            id: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            method: string;
                            coffee: string | null;
                            roaster: string | null;
                            grinder: string | null;
                            machine: string | null;
                            doseGrams: number | null;
                            waterGrams: number | null;
                            grindSetting: number | null;
                            grindSettingText: string | null;
                            grindIndex: number | null;
                            waterTempF: number | null;
                            brewTimeSeconds: number | null;
                            daysOffRoast: number | null;
                            tds: number | null;
                            rating: number | null;
                            outcome: string | null;
                            notes: string | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            /** @description What was wrong with the cup, or that nothing was */
                            extractionFeedback: {
                                sour?: boolean;
                                bitter?: boolean;
                                watery?: boolean;
                                harsh?: boolean;
                                balanced?: boolean;
                            } | null;
                            steps: {
                                [key: string]: unknown;
                            }[] | null;
                            firstDropSeconds: number | null;
                            savedAsRecipe: boolean;
                            recipeId: number | null;
                            coffeeProfileId: number | null;
                            grinderId: number | null;
                            machineId: number | null;
                        }[];
                        personalRecipes: {
                            id: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            name: string | null;
                            method: string;
                            coffee: string | null;
                            roaster: string | null;
                            grinder: string | null;
                            grindSetting: number;
                            grindSettingText: string | null;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            steps: {
                                [key: string]: unknown;
                            }[] | null;
                            notes: string | null;
                            rating: number | null;
                            coffeeProfileId: number | null;
                            grinderId: number | null;
                            brewLogId: number | null;
                        }[];
                        recipes: {
                            id: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            brewMethod: string;
                            coffee: string | null;
                            roaster: string | null;
                            grinder: string | null;
                            machine: string | null;
                            grindSetting: number;
                            grindSettingText: string | null;
                            grindIndex: number;
                            ratio: number;
                            doseGrams: number;
                            waterGrams: number;
                            brewTimeSeconds: number | null;
                            waterTempF: number | null;
                            notes: string | null;
                            /** @description How it tasted, each 1-5 */
                            tasteProfile: {
                                acidity?: number;
                                body?: number;
                                sweetness?: number;
                                bitterness?: number;
                            } | null;
                            title: string | null;
                            description: string | null;
                            tags: string[] | null;
                            difficulty: string | null;
                            yieldGrams: number | null;
                            inspiredByRecipeId: number | null;
                            steps: {
                                [key: string]: unknown;
                            }[] | null;
                            shareId: string;
                            upvotes: number;
                            downvotes: number;
                            ratingCount: number;
                            brewCount: number;
                            commentCount: number;
                            coffeeProfileId: number;
                            grinderId: number;
                            machineId: number;
                            filterId: number | null;
                        }[];
                        ratings: {
                            recipeId: number;
                            rating: number;
                            notes: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            coffee: string | null;
                            roaster: string | null;
                        }[];
                        votes: {
                            recipeId: number;
                            vote: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            coffee: string | null;
                            roaster: string | null;
                        }[];
                        comments: {
                            recipeId: number;
                            id: number;
                            body: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            coffee: string | null;
                            roaster: string | null;
                        }[];
                        savedRecipes: {
                            recipeId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            coffee: string | null;
                            roaster: string | null;
                        }[];
                        saveNotices: {
                            recipeId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            coffee: string | null;
                            roaster: string | null;
                        }[];
                        collections: {
                            id: number;
                            name: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            items: {
                                recipeId: number;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                                coffee: string | null;
                                roaster: string | null;
                            }[];
                        }[];
                        follows: {
                            roasterId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            roaster: string;
                        }[];
                        roasterMemberships: {
                            roasterId: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            roaster: string;
                        }[];
                        roasterClaims: {
                            roasterId: number;
                            id: number;
                            status: string;
                            businessEmail: string;
                            proofUrl: string | null;
                            notes: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            decidedAt: string | null;
                            roaster: string;
                        }[];
                        roasterChanges: {
                            roasterId: number;
                            id: number;
                            field: string;
                            value: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            roaster: string;
                        }[];
                        coffees: {
                            id: number;
                            name: string;
                            roaster: string;
                            roastLevel: string;
                            coffeeType: string;
                            origin: string | null;
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                        dailyCounts: {
                            kind: string;
                            day: string;
                            count: number;
                        }[];
                        reports: {
                            id: number;
                            subjectType: string;
                            subjectId: number;
                            reason: string;
                            text: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        reviews: {
                            subjectType: string;
                            subjectId: number;
                            state: string;
                            reason: string | null;
                            snapshot: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            appealText: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            appealedAt: string | null;
                        }[];
                        withheldRows: {
                            tableName: string;
                            data: {
                                [key: string]: unknown;
                            };
                        }[];
                        decisions: {
                            action: string;
                            subjectType: string;
                            reason: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        contactMessages: {
                            id: number;
                            name: string;
                            email: string;
                            subject: string;
                            message: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        demoRequests: {
                            id: number;
                            name: string;
                            email: string;
                            company: string | null;
                            website: string | null;
                            message: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        equipmentSuggestions: {
                            id: number;
                            kind: string;
                            brand: string;
                            model: string;
                            url: string | null;
                            notes: string | null;
                            email: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        subscriptions: {
                            email: string;
                            source: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            confirmedAt: string | null;
                        }[];
                        notificationDigests: {
                            recipeId: number;
                            kind: string;
                            count: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            dueAt: string;
                        }[];
                        unsubscribeTokens: {
                            kind: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        mails: {
                            recipient: string;
                            subject: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            sentAt: string | null;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRoasterClaims: {
        parameters: {
            query?: {
                /** @description How many at most; default 100, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        claims: {
                            id: number;
                            /**
                             * @description PENDING until the link in the mail is followed, PENDING_REVIEW until an operator has looked at it
                             * @enum {string}
                             */
                            status: "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED";
                            roaster: {
                                name: string;
                                slug: string;
                            };
                            businessEmail: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            proofUrl: string | null;
                            notes: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            decidedAt: string | null;
                        }[];
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitRoasterClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    businessEmail: string;
                    /** @description Of a roaster that is there; it or a name is needed */
                    roasterSlug?: string | null;
                    /** @description In any spelling; a roaster that nobody knows yet is created, unverified */
                    roasterName?: string | null;
                    /**
                     * @description Where the business can be seen; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    proofUrl?: string | null;
                    /** @description For whoever looks at the claim */
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        claim: {
                            id: number;
                            /**
                             * @description PENDING until the link in the mail is followed, PENDING_REVIEW until an operator has looked at it
                             * @enum {string}
                             */
                            status: "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED";
                            roaster: {
                                name: string;
                                slug: string;
                            };
                            businessEmail: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyRoasterClaim: {
        parameters: {
            query: {
                /** @description From the mailed link */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        claim: {
                            id: number;
                            /**
                             * @description PENDING until the link in the mail is followed, PENDING_REVIEW until an operator has looked at it
                             * @enum {string}
                             */
                            status: "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED";
                            roaster: {
                                name: string;
                                slug: string;
                            };
                            businessEmail: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmRoasterClaim: {
        parameters: {
            query: {
                /** @description From the mailed link */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        claim: {
                            id: number;
                            /**
                             * @description PENDING until the link in the mail is followed, PENDING_REVIEW until an operator has looked at it
                             * @enum {string}
                             */
                            status: "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED";
                            roaster: {
                                name: string;
                                slug: string;
                            };
                            businessEmail: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRoasterDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened is of the last 30 days */
                        stats: {
                            coffeeCount: number;
                            /** @description Community recipes for its coffees */
                            recipeCount: number;
                            followerCount: number;
                            /** @description Its own recipes */
                            embedRecipeCount: number;
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                            /** @description Clicks for each impression; 0 without any */
                            clickThroughRate: number;
                        };
                        onboarding: {
                            steps: {
                                key: string;
                                label: string;
                                done: boolean;
                            }[];
                            completed: number;
                            total: number;
                        };
                        /** @description Community recipes for its coffees, best first */
                        recipes: {
                            id: number;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            method: string;
                            upvotes: number;
                            downvotes: number;
                            averageRating: number | null;
                            brewCount: number;
                            impressions: number;
                            clicks: number;
                        }[];
                        /** @description Those with the most recipes */
                        coffees: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /** @description Libraries that it is in */
                            libraryCount: number;
                            /** @description Brews that were logged with it */
                            brewCount: number;
                            /** @description The roaster's own recipes for it */
                            embedRecipeCount: number;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRoasterProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roaster: {
                            id: number;
                            name: string;
                            slug: string;
                            description: string | null;
                            tagline: string | null;
                            city: string | null;
                            state: string | null;
                            country: string | null;
                            /** @description City, state and country in one */
                            location: string | null;
                            logoUrl: string | null;
                            coverImageUrl: string | null;
                            websiteUrl: string | null;
                            isVerified: boolean;
                            _count: {
                                coffees: number;
                            };
                            /** @description The same as `websiteUrl` */
                            website: string | null;
                            style: string | null;
                            /** @description Community recipes for its coffees */
                            recipeCount: number;
                            followerCount: number;
                            instagramHandle: string | null;
                            contactEmail: string | null;
                            isPremium: boolean;
                            /** @description What waits for review */
                            pendingChanges: {
                                /** @enum {string} */
                                field: "name" | "websiteUrl";
                                value: string | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putRoasterProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The slug stays as it is */
                    name?: string;
                    description?: string | null;
                    tagline?: string | null;
                    city?: string | null;
                    state?: string | null;
                    country?: string | null;
                    style?: string | null;
                    /**
                     * @description The roaster's own website; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    websiteUrl?: string | null;
                    /** @description With or without the @, or as a link */
                    instagramHandle?: string | null;
                    /** @description An email address */
                    contactEmail?: string | null;
                    /**
                     * @description An image; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    logoUrl?: string | null;
                    /**
                     * @description An image; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    coverImageUrl?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roaster: {
                            id: number;
                            name: string;
                            slug: string;
                            description: string | null;
                            tagline: string | null;
                            city: string | null;
                            state: string | null;
                            country: string | null;
                            /** @description City, state and country in one */
                            location: string | null;
                            logoUrl: string | null;
                            coverImageUrl: string | null;
                            websiteUrl: string | null;
                            isVerified: boolean;
                            _count: {
                                coffees: number;
                            };
                            /** @description The same as `websiteUrl` */
                            website: string | null;
                            style: string | null;
                            /** @description Community recipes for its coffees */
                            recipeCount: number;
                            followerCount: number;
                            instagramHandle: string | null;
                            contactEmail: string | null;
                            isPremium: boolean;
                            /** @description What waits for review */
                            pendingChanges: {
                                /** @enum {string} */
                                field: "name" | "websiteUrl";
                                value: string | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchRoasterProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The slug stays as it is */
                    name?: string;
                    description?: string | null;
                    tagline?: string | null;
                    city?: string | null;
                    state?: string | null;
                    country?: string | null;
                    style?: string | null;
                    /**
                     * @description The roaster's own website; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    websiteUrl?: string | null;
                    /** @description With or without the @, or as a link */
                    instagramHandle?: string | null;
                    /** @description An email address */
                    contactEmail?: string | null;
                    /**
                     * @description An image; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    logoUrl?: string | null;
                    /**
                     * @description An image; http or https, and https where it names neither. Empty for none
                     * @example https://www.roaster.com
                     * @example www.roaster.com
                     */
                    coverImageUrl?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roaster: {
                            id: number;
                            name: string;
                            slug: string;
                            description: string | null;
                            tagline: string | null;
                            city: string | null;
                            state: string | null;
                            country: string | null;
                            /** @description City, state and country in one */
                            location: string | null;
                            logoUrl: string | null;
                            coverImageUrl: string | null;
                            websiteUrl: string | null;
                            isVerified: boolean;
                            _count: {
                                coffees: number;
                            };
                            /** @description The same as `websiteUrl` */
                            website: string | null;
                            style: string | null;
                            /** @description Community recipes for its coffees */
                            recipeCount: number;
                            followerCount: number;
                            instagramHandle: string | null;
                            contactEmail: string | null;
                            isPremium: boolean;
                            /** @description What waits for review */
                            pendingChanges: {
                                /** @enum {string} */
                                field: "name" | "websiteUrl";
                                value: string | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRoasterMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        members: {
                            userId: number;
                            displayName: string;
                            /**
                             * @description Masked
                             * @example m***@e***.com
                             */
                            email: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            joinedAt: string;
                            isYou: boolean;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeRoasterMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOwnCoffees: {
        parameters: {
            query?: {
                /** @description How many at most; default 100, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffees: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /** @description Libraries that it is in */
                            libraryCount: number;
                            /** @description Brews that were logged with it */
                            brewCount: number;
                            /** @description The roaster's own recipes for it */
                            embedRecipeCount: number;
                        }[];
                        total: number;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOwnCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /**
                     * @description SINGLE_ORIGIN unless given
                     * @enum {string|null}
                     */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF" | null;
                    /** @description Small letters and digits with hyphens between them; from the name unless given */
                    slug?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffee: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /** @description Libraries that it is in */
                            libraryCount: number;
                            /** @description Brews that were logged with it */
                            brewCount: number;
                            /** @description The roaster's own recipes for it */
                            embedRecipeCount: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putOwnCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name?: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel?: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /** @enum {string} */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                    /** @description Small letters and digits with hyphens between them; from the name unless given */
                    slug?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffee: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /** @description Libraries that it is in */
                            libraryCount: number;
                            /** @description Brews that were logged with it */
                            brewCount: number;
                            /** @description The roaster's own recipes for it */
                            embedRecipeCount: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteOwnCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchOwnCoffee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name?: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel?: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /** @enum {string} */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                    /** @description Small letters and digits with hyphens between them; from the name unless given */
                    slug?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coffee: {
                            id: number;
                            name: string;
                            /** @description Unique among the coffees of its roaster */
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            /** @enum {string} */
                            coffeeType: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                            origin: string | null;
                            /** @description Notes, with commas between them */
                            flavorProfile: string | null;
                            description: string | null;
                            acidityLevel: number | null;
                            bodyLevel: number | null;
                            processingMethod: string | null;
                            roasterName: string;
                            roasterSlug: string;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            /** @description Community recipes for it */
                            recipeCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                            /** @description Libraries that it is in */
                            libraryCount: number;
                            /** @description Brews that were logged with it */
                            brewCount: number;
                            /** @description The roaster's own recipes for it */
                            embedRecipeCount: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEmbedRecipes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipes: {
                            id: number;
                            coffeeId: number;
                            /** @description Id of the brew method */
                            method: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description Whether the roaster wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createEmbedRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method: string;
                    /** @description Coffee in grams */
                    doseGrams?: number | null;
                    /** @description Water in grams */
                    waterGrams?: number | null;
                    /** @description Water to coffee */
                    ratio?: number | null;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In words: "medium-fine" */
                    grindSize?: string | null;
                    brewTimeSeconds?: number | null;
                    notes?: string | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                    /** @description One of each method is; the first is so by itself */
                    isDefault?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            coffeeId: number;
                            /** @description Id of the brew method */
                            method: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description Whether the roaster wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEmbedRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the coffee */
                id: number;
                recipeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            coffeeId: number;
                            /** @description Id of the brew method */
                            method: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description Whether the roaster wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putEmbedRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the coffee */
                id: number;
                recipeId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string;
                    /** @description Coffee in grams */
                    doseGrams?: number;
                    /** @description Water in grams */
                    waterGrams?: number;
                    /** @description Water to coffee */
                    ratio?: number;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In words: "medium-fine" */
                    grindSize?: string | null;
                    brewTimeSeconds?: number | null;
                    notes?: string | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                    /** @description One of each method is; the first is so by itself */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            coffeeId: number;
                            /** @description Id of the brew method */
                            method: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description Whether the roaster wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteEmbedRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the coffee */
                id: number;
                recipeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchEmbedRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the coffee */
                id: number;
                recipeId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string;
                    /** @description Coffee in grams */
                    doseGrams?: number;
                    /** @description Water in grams */
                    waterGrams?: number;
                    /** @description Water to coffee */
                    ratio?: number;
                    /** @description In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning */
                    waterTempF?: number | null;
                    /** @description In words: "medium-fine" */
                    grindSize?: string | null;
                    brewTimeSeconds?: number | null;
                    notes?: string | null;
                    /** @description In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times */
                    steps?: {
                        /**
                         * @description What one does
                         * @enum {string}
                         */
                        action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                        /** @description In the words of the author: "Second pour" */
                        label?: string | null;
                        /** @description Without it the step starts when the one before it ends */
                        startSeconds?: number | null;
                        /** @description Without it the step lasts until the next one starts */
                        durationSeconds?: number | null;
                        /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                        waterGrams?: number | null;
                        note?: string | null;
                    }[] | null;
                    /** @description One of each method is; the first is so by itself */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipe: {
                            id: number;
                            coffeeId: number;
                            /** @description Id of the brew method */
                            method: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description Whether the roaster wrote steps */
                            hasSteps: boolean;
                            /** @description Not in lists */
                            steps?: components["schemas"]["Step"][];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource?: "author" | "suggested";
                            /** @description Only where the brewer doesn't hold it at once: so many brews of this size. Grind, time and steps are for one */
                            batches?: {
                                count: number;
                                doseGrams: number;
                                waterGrams: number;
                            };
                            isDefault: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string;
                        };
                        /** @description What to know of this answer: a slip that was taken as it is, a grinder that can not follow */
                        warnings: {
                            /** @description For programs; stable */
                            code: string;
                            /** @description The same for people */
                            message: string;
                            /** @description The figures of the sentence, for clients that write it in their own words and units */
                            params?: {
                                [key: string]: unknown;
                            };
                            /** @description Which part of the request it is about, where it is about one */
                            field?: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEmbedSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        embedSettings: {
                            accentColor: string;
                            /** @enum {string} */
                            theme: "light" | "dark";
                            /** @enum {string} */
                            units: "auto" | "metric" | "us";
                            showPoweredBy: boolean;
                            allowedDomains: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string | null;
                        };
                        /** @description HTML to paste into a page */
                        snippet: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putEmbedSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description As #rrggbb
                     * @example #1D3557
                     */
                    accentColor?: string;
                    /** @enum {string} */
                    theme?: "light" | "dark";
                    /**
                     * @description `auto`: by the visitor's region; `metric`: °C, g, ml; `us`: °F, oz, fl oz
                     * @enum {string}
                     */
                    units?: "auto" | "metric" | "us";
                    /** @description false needs a premium roaster: 403 otherwise */
                    showPoweredBy?: boolean;
                    /** @description Host names that may show the recipes, each with all below it; null or an empty list allows every one */
                    allowedDomains?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        embedSettings: {
                            accentColor: string;
                            /** @enum {string} */
                            theme: "light" | "dark";
                            /** @enum {string} */
                            units: "auto" | "metric" | "us";
                            showPoweredBy: boolean;
                            allowedDomains: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string | null;
                        };
                        /** @description HTML to paste into a page */
                        snippet: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchEmbedSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description As #rrggbb
                     * @example #1D3557
                     */
                    accentColor?: string;
                    /** @enum {string} */
                    theme?: "light" | "dark";
                    /**
                     * @description `auto`: by the visitor's region; `metric`: °C, g, ml; `us`: °F, oz, fl oz
                     * @enum {string}
                     */
                    units?: "auto" | "metric" | "us";
                    /** @description false needs a premium roaster: 403 otherwise */
                    showPoweredBy?: boolean;
                    /** @description Host names that may show the recipes, each with all below it; null or an empty list allows every one */
                    allowedDomains?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        embedSettings: {
                            accentColor: string;
                            /** @enum {string} */
                            theme: "light" | "dark";
                            /** @enum {string} */
                            units: "auto" | "metric" | "us";
                            showPoweredBy: boolean;
                            allowedDomains: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            updatedAt: string | null;
                        };
                        /** @description HTML to paste into a page */
                        snippet: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRoasterAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description The first day, as a date or a time; 30 days with the last unless given
                 * @example 2026-03-31
                 */
                from?: string;
                /**
                 * @description The last day; today unless given
                 * @example 2026-03-31
                 */
                to?: string;
                /** @description How many, where `from` is not given */
                days?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: string;
                        to: string;
                        totals: {
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                            /** @description Clicks for each impression; 0 without any */
                            clickThroughRate: number;
                        };
                        /** @description Events without a valid token: anybody can send them, so they are in none of the other figures */
                        unverified: {
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                        };
                        /** @description Every day of the period */
                        byDay: {
                            /** @description In UTC, as 2026-03-31 */
                            day: string;
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                        }[];
                        /** @description Adds up to the totals: what has no place of its own is in a row of its own at the end */
                        bySource: {
                            /** @description Host; `other` for all beyond the first 50 of a month that aren't the roaster's own; null where it is unknown */
                            source: string | null;
                            /** @description Only on the row for all beyond the first 100: how many these are */
                            others?: number;
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                        }[];
                        /** @description Adds up to the totals: what has no place of its own is in a row of its own at the end */
                        byMethod: {
                            /** @description Null where it is unknown */
                            method: string | null;
                            /** @description Only on the row for all beyond the first 100: how many these are */
                            others?: number;
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                        }[];
                        /** @description Adds up to the totals: what has no place of its own is in a row of its own at the end */
                        byCoffee: {
                            /** @description Null where it is unknown */
                            coffeeId: number | null;
                            /** @description Null where it is unknown or the coffee was removed */
                            coffeeName: string | null;
                            coffeeSlug: string | null;
                            /** @description Only on the row for all beyond the first 100: how many these are */
                            others?: number;
                            pageViews: number;
                            /** @description Recipe cards that were shown */
                            impressions: number;
                            /** @description On the link to the recipe */
                            clicks: number;
                            methodSwitches: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A profile has the id of its member
                     * @enum {string}
                     */
                    subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                    subjectId: number;
                    /** @enum {string} */
                    reason: "spam" | "abuse" | "wrong_facts" | "copyright" | "other";
                    text?: string | null;
                };
            };
        };
        responses: {
            /** @description You have reported this already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: {
                            id: number;
                            /**
                             * @description A profile has the id of its member
                             * @enum {string}
                             */
                            subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                            subjectId: number;
                            /** @enum {string} */
                            reason: "spam" | "abuse" | "wrong_facts" | "copyright" | "other";
                            text: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: {
                            id: number;
                            /**
                             * @description A profile has the id of its member
                             * @enum {string}
                             */
                            subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                            subjectId: number;
                            /** @enum {string} */
                            reason: "spam" | "abuse" | "wrong_facts" | "copyright" | "other";
                            text: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description A profile has the id of its member
                             * @enum {string}
                             */
                            subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                            subjectId: number;
                            name: string;
                            text: string | null;
                            /**
                             * @description Nobody but you sees it
                             * @enum {string}
                             */
                            review: "pending" | "hidden" | "deleted";
                            /** @description What the moderator wrote */
                            reason: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            appealedAt: string | null;
                            canAppeal: boolean;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    appeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A profile has the id of its member
                     * @enum {string}
                     */
                    subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                    subjectId: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            /**
                             * @description A profile has the id of its member
                             * @enum {string}
                             */
                            subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                            subjectId: number;
                            name: string;
                            text: string | null;
                            /**
                             * @description Nobody but you sees it
                             * @enum {string}
                             */
                            review: "pending" | "hidden" | "deleted";
                            /** @description What the moderator wrote */
                            reason: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            appealedAt: string | null;
                            canAppeal: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    appealSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null unless the account can only read at the moment */
                        suspension: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            until: string;
                            reason: string | null;
                            /**
                             * Format: date-time
                             * @description When you asked that it is looked at again; you can once
                             */
                            appealedAt: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReviewQueue: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 50 counts as 50 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
                state?: "open" | "decided";
                sort?: "oldest" | "most_reported";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                                id: number;
                                name: string;
                                text: string | null;
                                /** @description The recipe of a comment */
                                recipeId: number | null;
                                /** @description Of a roaster or a coffee */
                                slug: string | null;
                            };
                            /** @enum {string} */
                            state: "public" | "pending" | "hidden" | "deleted" | "gone";
                            /** @enum {string} */
                            cause: "report" | "held" | "appeal";
                            isOpen: boolean;
                            reportCount: number;
                            /** @description The latest ones */
                            reports: {
                                id: number;
                                /** @enum {string} */
                                reason: "spam" | "abuse" | "wrong_facts" | "copyright" | "other";
                                text: string | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                                reporter: {
                                    id: number;
                                    displayName: string;
                                };
                            }[];
                            author: {
                                id: number;
                                displayName: string;
                                /** @enum {string} */
                                role: "member" | "moderator" | "operator";
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                suspendedUntil: string | null;
                                suspensionReason: string | null;
                                /** @description How often each decision was taken about the author before */
                                decisions: {
                                    [key: string]: number;
                                };
                            } | null;
                            /** @description Why it is hidden */
                            reason: string | null;
                            appeal: {
                                text: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            decidedAt: string | null;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReviewItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: {
                            id: number;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                                id: number;
                                name: string;
                                text: string | null;
                                /** @description The recipe of a comment */
                                recipeId: number | null;
                                /** @description Of a roaster or a coffee */
                                slug: string | null;
                            };
                            /** @enum {string} */
                            state: "public" | "pending" | "hidden" | "deleted" | "gone";
                            /** @enum {string} */
                            cause: "report" | "held" | "appeal";
                            isOpen: boolean;
                            reportCount: number;
                            /** @description The latest ones */
                            reports: {
                                id: number;
                                /** @enum {string} */
                                reason: "spam" | "abuse" | "wrong_facts" | "copyright" | "other";
                                text: string | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                                reporter: {
                                    id: number;
                                    displayName: string;
                                };
                            }[];
                            author: {
                                id: number;
                                displayName: string;
                                /** @enum {string} */
                                role: "member" | "moderator" | "operator";
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                suspendedUntil: string | null;
                                suspensionReason: string | null;
                                /** @description How often each decision was taken about the author before */
                                decisions: {
                                    [key: string]: number;
                                };
                            } | null;
                            /** @description Why it is hidden */
                            reason: string | null;
                            appeal: {
                                text: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, with milliseconds
                                 */
                                createdAt: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            decidedAt: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decide: {
        parameters: {
            query?: {
                /** @description Only say what it would change; `entry` is null */
                preview?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description hide, delete (both reversible), restore (also what waits for review), dismiss (the reports), warn, suspend, unsuspend or ban (the author), merge (a coffee or roaster into another)
                     * @enum {string}
                     */
                    action: "hide" | "restore" | "delete" | "dismiss" | "warn" | "suspend" | "unsuspend" | "ban" | "merge";
                    /**
                     * @description A profile has the id of its member
                     * @enum {string}
                     */
                    subjectType: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                    subjectId: number;
                    /** @description For the author, who reads it by email; required to hide, delete, warn, suspend and ban */
                    reason?: string | null;
                    /**
                     * Format: date-time
                     * @description When a suspension ends, within a year
                     */
                    until?: string | null;
                    /** @description What a duplicate is merged into */
                    intoId?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        effect: {
                            /** @enum {string} */
                            action: "hide" | "restore" | "delete" | "dismiss" | "warn" | "suspend" | "unsuspend" | "ban" | "merge";
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                                id: number;
                                name: string;
                            };
                            /**
                             * @description Before the decision
                             * @enum {string}
                             */
                            state: "public" | "pending" | "hidden" | "deleted";
                            author: {
                                id: number;
                                displayName: string;
                                /** @enum {string} */
                                role: "member" | "moderator" | "operator";
                            } | null;
                            /** @description What goes with it: recipes, comments, votes, saves, brews …; each counted up to 10,000 */
                            counts: {
                                [key: string]: number;
                            };
                            into: {
                                id: number;
                                name: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            until: string | null;
                            /** @description Whether the author gets an email */
                            tellsAuthor: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        };
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description How many at most; default 50, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
                subjectType?: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                /** @description Only with `subjectType` */
                subjectId?: number;
                /** @description Who decided */
                actorId?: number;
                /** @description Whom it concerns */
                memberId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totals: {
                            members: number;
                            recipes: number;
                            coffees: number;
                            roasters: number;
                            suspended: number;
                        };
                        /** @description What was added in the last 7 days, each counted up to 10,000 */
                        lastWeek: {
                            members: number;
                            recipes: number;
                            comments: number;
                            brews: number;
                        };
                        waiting: {
                            queue: number;
                            claims: number;
                            roasterChanges: number;
                            mails: number;
                        };
                        service: {
                            version: string;
                            uptimeSeconds: number;
                            /** @enum {string} */
                            database: "sqlite" | "postgres";
                            databaseBytes: number;
                            isDiskFull: boolean;
                            /** @enum {string} */
                            registration: "open" | "invite" | "closed";
                            sendsMail: boolean;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description How many at most; default 50, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
                /** @description How the name begins, a whole email address, or an id */
                q?: string;
                role?: "member" | "moderator" | "operator";
                /** @description Only those who are suspended, the next to end first */
                suspended?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            displayName: string;
                            /** @description Masked, except for operators */
                            email: string | null;
                            emailVerified: boolean;
                            /** @enum {string} */
                            role: "member" | "moderator" | "operator";
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            suspendedUntil: string | null;
                            suspensionReason: string | null;
                            profileHidden: boolean;
                            /**
                             * Format: date-time
                             * @description When a deleted account is gone for good
                             */
                            deletionDueAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        member: {
                            id: number;
                            displayName: string;
                            /** @description Masked, except for operators */
                            email: string | null;
                            emailVerified: boolean;
                            /** @enum {string} */
                            role: "member" | "moderator" | "operator";
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            suspendedUntil: string | null;
                            suspensionReason: string | null;
                            profileHidden: boolean;
                            /**
                             * Format: date-time
                             * @description When a deleted account is gone for good
                             */
                            deletionDueAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            counts: {
                                [key: string]: number;
                            };
                            decisions: {
                                [key: string]: number;
                            };
                            roasters: {
                                id: number;
                                name: string;
                                slug: string;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewRole: {
        parameters: {
            query?: {
                role?: "member" | "moderator" | "operator";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        effect: {
                            displayName: string;
                            /** @enum {string} */
                            before: "member" | "moderator" | "operator";
                            /** @enum {string} */
                            after: "member" | "moderator" | "operator";
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "member" | "moderator" | "operator";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMember: {
        parameters: {
            query?: {
                /** @description Only say what it would change; `entry` is null */
                preview?: boolean;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    content: "keep" | "delete";
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        effect: {
                            displayName: string;
                            counts: {
                                [key: string]: number;
                            };
                        };
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listContent: {
        parameters: {
            query?: {
                /** @description How many at most; default 50, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
                type?: "recipe" | "comment" | "coffee" | "roaster";
                /** @description Except for `public`, all kinds together */
                state?: "public" | "pending" | "hidden" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            type: "recipe" | "comment" | "coffee" | "roaster" | "profile";
                            id: number;
                            name: string;
                            /** @description The first 500 characters */
                            text: string | null;
                            slug: string | null;
                            recipeId: number | null;
                            /** @enum {string} */
                            state: "public" | "pending" | "hidden" | "deleted";
                            reason: string | null;
                            author: {
                                id: number;
                                displayName: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editCoffeeFacts: {
        parameters: {
            query?: {
                /** @description Only say what it would change; `entry` is null */
                preview?: boolean;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the bag says it */
                    name?: string;
                    /**
                     * @description One of LIGHT, MEDIUM_LIGHT, MEDIUM, MEDIUM_DARK, DARK; also as Medium-Dark or "medium dark", in any case
                     * @example MEDIUM_LIGHT
                     * @example Medium-Light
                     */
                    roastLevel?: string;
                    origin?: string | null;
                    /** @description Notes, as one text or as a list */
                    flavorProfile?: string | string[] | null;
                    /** @description Notes, as one text or as a list */
                    flavorNotes?: string | string[] | null;
                    description?: string | null;
                    acidity?: number | null;
                    acidityLevel?: number | null;
                    body?: number | null;
                    bodyLevel?: number | null;
                    processingMethod?: string | null;
                    /** @enum {string} */
                    coffeeType?: "SINGLE_ORIGIN" | "BLEND" | "DECAF";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        effect: {
                            before: {
                                [key: string]: unknown;
                            };
                            counts: {
                                [key: string]: number;
                            };
                        };
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        } | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOpenClaims: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /**
                             * @description PENDING while the business address is not confirmed
                             * @enum {string}
                             */
                            status: "PENDING" | "PENDING_REVIEW";
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                                websiteUrl: string | null;
                            };
                            isNewRoaster: boolean;
                            claimant: {
                                id: number;
                                displayName: string;
                            };
                            businessEmail: string;
                            proofUrl: string | null;
                            notes: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        claim: {
                            id: number;
                            /**
                             * @description PENDING while the business address is not confirmed
                             * @enum {string}
                             */
                            status: "PENDING" | "PENDING_REVIEW";
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                                websiteUrl: string | null;
                            };
                            isNewRoaster: boolean;
                            claimant: {
                                id: number;
                                displayName: string;
                            };
                            businessEmail: string;
                            proofUrl: string | null;
                            notes: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        };
                        effect: {
                            /** @description What the claimant would manage: coffees, recipes, followers */
                            counts: {
                                [key: string]: number;
                            };
                            /** @description Who manages the roaster already, and gets an email */
                            members: {
                                id: number;
                                displayName: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "reject";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRoasterChanges: {
        parameters: {
            query?: {
                /** @description How many at most; default 20, more than 100 counts as 100 */
                limit?: number;
                /** @description The `cursor` of the page before; opaque */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            roaster: {
                                id: number;
                                name: string;
                                slug: string;
                                websiteUrl: string | null;
                            };
                            /** @enum {string} */
                            field: "name" | "websiteUrl";
                            before: string | null;
                            after: string | null;
                            member: {
                                id: number;
                                displayName: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                        }[];
                        total?: number;
                        /** @description There are more than `total` says */
                        totalIsCapped?: boolean;
                        cursor: string | null;
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideRoasterChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "reject";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePortalMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            id: number;
                            actorId: number | null;
                            actorName: string;
                            action: string;
                            subject: {
                                /** @enum {string} */
                                type: "recipe" | "comment" | "coffee" | "roaster" | "profile" | "member" | "claim" | "roaster-change" | "invite" | "settings" | "backup";
                                id: number;
                                name: string | null;
                            };
                            /** @description Whom it concerns */
                            memberId: number | null;
                            reason: string | null;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoneAt: string | null;
                            isUndoable: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            undoableUntil: string | null;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: {
                            /** @enum {string} */
                            registration: "open" | "invite" | "closed";
                            /** @description Daily limits for what an account creates; without them nothing is held either */
                            quotas: boolean;
                            /** @description Whether the first links of new accounts wait for review */
                            holdLinks: boolean;
                            /** @description How long an account is new */
                            newAccountDays: number;
                        };
                        /** @description What the environment says */
                        defaults: {
                            /** @enum {string} */
                            registration: "open" | "invite" | "closed";
                            /** @description Daily limits for what an account creates; without them nothing is held either */
                            quotas: boolean;
                            /** @description Whether the first links of new accounts wait for review */
                            holdLinks: boolean;
                            /** @description How long an account is new */
                            newAccountDays: number;
                        };
                        /** @description The settings that differ from it */
                        changed: string[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    registration?: "open" | "invite" | "closed" | null;
                    /** @description Daily limits for what an account creates; without them nothing is held either */
                    quotas?: boolean | null;
                    /** @description Whether the first links of new accounts wait for review */
                    holdLinks?: boolean | null;
                    /** @description How long an account is new */
                    newAccountDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: {
                            /** @enum {string} */
                            registration: "open" | "invite" | "closed";
                            /** @description Daily limits for what an account creates; without them nothing is held either */
                            quotas: boolean;
                            /** @description Whether the first links of new accounts wait for review */
                            holdLinks: boolean;
                            /** @description How long an account is new */
                            newAccountDays: number;
                        };
                        /** @description What the environment says */
                        defaults: {
                            /** @enum {string} */
                            registration: "open" | "invite" | "closed";
                            /** @description Daily limits for what an account creates; without them nothing is held either */
                            quotas: boolean;
                            /** @description Whether the first links of new accounts wait for review */
                            holdLinks: boolean;
                            /** @description How long an account is new */
                            newAccountDays: number;
                        };
                        /** @description The settings that differ from it */
                        changed: string[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invites: {
                            id: number;
                            usesLeft: number;
                            note: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, with milliseconds
                             */
                            expiresAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    uses: number;
                    /** @default 7 */
                    days: number;
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, with milliseconds
                         */
                        expiresAt: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests, or a daily limit; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.sqlite3": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or the session is over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCoffeeEmbed: {
        parameters: {
            query?: {
                /**
                 * @description Language of `words`, such as `de`; English if unknown
                 * @example de
                 */
                lang?: string;
            };
            header?: never;
            path: {
                roasterSlug: string;
                coffeeSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roaster: {
                            name: string;
                            slug: string;
                        };
                        coffee: {
                            id: number;
                            name: string;
                            slug: string;
                            /** @enum {string} */
                            roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                            flavorNotes: string[];
                            url: string;
                        };
                        recipes: {
                            /** @description Among the roaster's recipes or among the community's, by `source` */
                            id: number;
                            method: string;
                            methodName: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            /**
                             * @example medium-fine
                             * @example 24 clicks on the Comandante C40 MK4
                             */
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description What to do when. Empty where the answer would grow too large */
                            steps: {
                                /**
                                 * @description What one does
                                 * @enum {string}
                                 */
                                action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                                /** @description In the words of the author: "Second pour" */
                                label?: string;
                                /** @description Without it the step starts when the one before it ends */
                                startSeconds?: number;
                                /** @description Without it the step lasts until the next one starts */
                                durationSeconds?: number;
                                /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                                waterGrams?: number;
                            }[];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            /** @description The roaster's choice for the method; of the community's, the best of the coffee */
                            isDefault: boolean;
                            /**
                             * @description Whose recipe it is; the community's where the roaster has none for the coffee
                             * @enum {string}
                             */
                            source: "roaster" | "community";
                            /** @description What to report events on it with */
                            shareId: string;
                            /** @description The full recipe */
                            url: string;
                        }[];
                        /**
                         * @description Whose recipe it is; the community's where the roaster has none for the coffee
                         * @enum {string}
                         */
                        source: "roaster" | "community";
                        embedConfig: {
                            /** @example #1D3557 */
                            accentColor: string;
                            /** @enum {string} */
                            theme: "light" | "dark";
                            showPoweredBy: boolean;
                            /** @description Premium roasters may */
                            canHidePoweredBy: boolean;
                            /**
                             * @description `auto`: by the visitor's region
                             * @enum {string}
                             */
                            units: "auto" | "metric" | "us";
                        };
                        /**
                         * @description Of `words` and `methodName`
                         * @example en
                         */
                        language: string;
                        /** @description What the widget shows, in the language of `lang` */
                        words: {
                            /** @example Coffee recipes by Fernwhistle Coffee */
                            recipesBy: string;
                            coffee: string;
                            water: string;
                            ratio: string;
                            temperature: string;
                            time: string;
                            minutes: string;
                            grind: string;
                            brewMethod: string;
                            fullRecipe: string;
                            communityRecipe: string;
                            /**
                             * @description `{brand}` stands for the link
                             * @example Powered by {brand}
                             */
                            poweredBy: string;
                            noRecipes: string;
                            roasts: {
                                LIGHT: string;
                                MEDIUM_LIGHT: string;
                                MEDIUM: string;
                                MEDIUM_DARK: string;
                                DARK: string;
                            };
                        };
                        /** @description Send it back as `token` with events: without it they are counted as unverified. Good for a day */
                        eventToken: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not one of the allowed domains */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRoasterEmbed: {
        parameters: {
            query?: {
                /** @description Only recipes by this one. A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods */
                method?: string;
                /** @description How many at most; default 12, more than 24 counts as 24 */
                limit?: number;
                /** @description `coffee`: up to `limit` coffees, each with its recipe for every method, as the widget asks */
                group?: "coffee";
                /**
                 * @description Language of `words`, such as `de`; English if unknown
                 * @example de
                 */
                lang?: string;
            };
            header?: never;
            path: {
                roasterSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        roaster: {
                            name: string;
                            slug: string;
                        };
                        recipes: {
                            /** @description Among the roaster's recipes or among the community's, by `source` */
                            id: number;
                            method: string;
                            methodName: string;
                            doseGrams: number;
                            waterGrams: number;
                            ratio: number;
                            waterTempF: number | null;
                            /**
                             * @example medium-fine
                             * @example 24 clicks on the Comandante C40 MK4
                             */
                            grindSize: string | null;
                            brewTimeSeconds: number | null;
                            notes: string | null;
                            /** @description What to do when. Empty where the answer would grow too large */
                            steps: {
                                /**
                                 * @description What one does
                                 * @enum {string}
                                 */
                                action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                                /** @description In the words of the author: "Second pour" */
                                label?: string;
                                /** @description Without it the step starts when the one before it ends */
                                startSeconds?: number;
                                /** @description Without it the step lasts until the next one starts */
                                durationSeconds?: number;
                                /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                                waterGrams?: number;
                            }[];
                            /**
                             * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                             * @enum {string}
                             */
                            stepsSource: "author" | "suggested";
                            /** @description The roaster's choice for the method; of the community's, the best of the coffee */
                            isDefault: boolean;
                            /**
                             * @description Whose recipe it is; the community's where the roaster has none for the coffee
                             * @enum {string}
                             */
                            source: "roaster" | "community";
                            /** @description What to report events on it with */
                            shareId: string;
                            /** @description The full recipe */
                            url: string;
                            coffee: {
                                id: number;
                                name: string;
                                slug: string;
                                /** @enum {string} */
                                roastLevel: "LIGHT" | "MEDIUM_LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "DARK";
                                flavorNotes: string[];
                                url: string;
                            };
                            coffeeName: string;
                            coffeeSlug: string;
                        }[];
                        embedConfig: {
                            /** @example #1D3557 */
                            accentColor: string;
                            /** @enum {string} */
                            theme: "light" | "dark";
                            showPoweredBy: boolean;
                            /** @description Premium roasters may */
                            canHidePoweredBy: boolean;
                            /**
                             * @description `auto`: by the visitor's region
                             * @enum {string}
                             */
                            units: "auto" | "metric" | "us";
                        };
                        /**
                         * @description Of `words` and `methodName`
                         * @example en
                         */
                        language: string;
                        /** @description What the widget shows, in the language of `lang` */
                        words: {
                            /** @example Coffee recipes by Fernwhistle Coffee */
                            recipesBy: string;
                            coffee: string;
                            water: string;
                            ratio: string;
                            temperature: string;
                            time: string;
                            minutes: string;
                            grind: string;
                            brewMethod: string;
                            fullRecipe: string;
                            communityRecipe: string;
                            /**
                             * @description `{brand}` stands for the link
                             * @example Powered by {brand}
                             */
                            poweredBy: string;
                            noRecipes: string;
                            roasts: {
                                LIGHT: string;
                                MEDIUM_LIGHT: string;
                                MEDIUM: string;
                                MEDIUM_DARK: string;
                                DARK: string;
                            };
                        };
                        /** @description Send it back as `token` with events: without it they are counted as unverified. Good for a day */
                        eventToken: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not one of the allowed domains */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSharedEmbed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The share id of a recipe, `roaster-slug/coffee-slug`, or a roaster slug alone
                 * @example fernwhistle-coffee/kiangoi-aa
                 */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        shareId: string;
                        name: string;
                        method: string;
                        doseGrams: number;
                        waterGrams: number;
                        ratio: number;
                        brewTimeSeconds: number | null;
                        waterTempF: number | null;
                        grindSetting: number | string | null;
                        /** @description What to do when. Empty where the answer would grow too large */
                        steps: {
                            /**
                             * @description What one does
                             * @enum {string}
                             */
                            action: "prepare" | "heat" | "rinse" | "grind" | "tamp" | "invert" | "bloom" | "pour" | "stir" | "swirl" | "wait" | "flip" | "press" | "pull" | "drain" | "filter" | "remove" | "serve";
                            /** @description In the words of the author: "Second pour" */
                            label?: string;
                            /** @description Without it the step starts when the one before it ends */
                            startSeconds?: number;
                            /** @description Without it the step lasts until the next one starts */
                            durationSeconds?: number;
                            /** @description What the scale shows at its end: the total so far. For espresso, what is in the cup */
                            waterGrams?: number;
                        }[];
                        /**
                         * @description Whether the author wrote them, or they are the usual ones for the brewer or method
                         * @enum {string}
                         */
                        stepsSource: "author" | "suggested";
                        coffeeName: string | null;
                        /** @description Its name */
                        roaster: string | null;
                        /** @description The methods that the coffee has a recipe for */
                        brewMethods: string[] | null;
                        url: string;
                        /** @description Send it back as `token` with events: without it they are counted as unverified. Good for a day */
                        eventToken: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not one of the allowed domains */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    trackImpression: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The share id of a recipe, `roaster-slug/coffee-slug`, or a roaster slug alone
                     * @example fernwhistle-coffee/kiangoi-aa
                     */
                    shareId: string;
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string | null;
                    /** @description Only from our own iframe: the page that it stands in */
                    page?: string | null;
                    /** @description The `eventToken` of the data; without it the event counts as unverified */
                    token?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    trackClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The share id of a recipe, `roaster-slug/coffee-slug`, or a roaster slug alone
                     * @example fernwhistle-coffee/kiangoi-aa
                     */
                    shareId: string;
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method?: string | null;
                    /** @description Only from our own iframe: the page that it stands in */
                    page?: string | null;
                    /** @description The `eventToken` of the data; without it the event counts as unverified */
                    token?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    trackMethodSwitch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The share id of a recipe, `roaster-slug/coffee-slug`, or a roaster slug alone
                     * @example fernwhistle-coffee/kiangoi-aa
                     */
                    shareId: string;
                    /**
                     * @description A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods
                     * @example v60
                     * @example Chemex
                     */
                    method: string;
                    /** @description Only from our own iframe: the page that it stands in */
                    page?: string | null;
                    /** @description The `eventToken` of the data; without it the event counts as unverified */
                    token?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEmbedFrame: {
        parameters: {
            query?: {
                theme?: string;
                layout?: string;
                coffee?: string;
                accentColor?: string;
                borderRadius?: string;
                showPoweredBy?: string;
                lang?: string;
                units?: string;
            };
            header?: never;
            path: {
                /** @description The roaster's */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Error"];
                };
            };
        };
    };
    getWidgetScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": components["schemas"]["Error"];
                };
            };
        };
    };
}
