import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { wantsMail } from '#features/account/server/public.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { openAiModel } from '#features/ai-model/server/public.ts';
import { availabilityWork } from '#features/availability/server/public.ts';
import { availabilityRoutes } from '#features/availability/server/routes.ts';
import { barcodeRoutes } from '#features/barcode/server/routes.ts';
import {
  accountOf,
  type BillingServices,
  billingWork,
  cancelPlan,
  localProvider,
  type PaymentProvider,
  planOf,
} from '#features/billing/server/public.ts';
import { billingRoutes } from '#features/billing/server/routes.ts';
import { bookingFeedRoutes } from '#features/booking-feed/server/routes.ts';
import { requestsWork } from '#features/booking-series/server/jobs.ts';
import { bookingsWork, endBookingsOf } from '#features/bookings/server/public.ts';
import { cardioRoutes } from '#features/cardio/server/routes.ts';
import { classesWork, endClassesOf, endStaffOf } from '#features/classes/server/public.ts';
import { classesRoutes } from '#features/classes/server/routes.ts';
import { cookingRoutes } from '#features/cooking/server/routes.ts';
import { type CheckingServices, credentialsWork } from '#features/credentials/server/public.ts';
import { credentialsRoutes } from '#features/credentials/server/routes.ts';
import { csvImportWork } from '#features/csv-import/server/public.ts';
import { csvImportRoutes } from '#features/csv-import/server/routes.ts';
import { exerciseLibraryRoutes } from '#features/exercise-library/server/routes.ts';
import { loggedDays, loggedSince } from '#features/food-log/server/public.ts';
import { foodLogRoutes } from '#features/food-log/server/routes.ts';
import { countUsedAnalyses } from '#features/food-photo/server/public.ts';
import { foodPhotoRoutes } from '#features/food-photo/server/routes.ts';
import { foodSentencesRoutes } from '#features/food-sentences/server/routes.ts';
import { createOpenFoodFacts } from '#features/foods/server/public.ts';
import { foodsRoutes } from '#features/foods/server/routes.ts';
import { goalsRoutes } from '#features/goals/server/routes.ts';
import { countHabits } from '#features/habits/server/public.ts';
import { habitsRoutes } from '#features/habits/server/routes.ts';
import { homeRoutes } from '#features/home/server/routes.ts';
import { forgetMember } from '#features/household/server/public.ts';
import { householdRoutes } from '#features/household/server/routes.ts';
import { tellClashes } from '#features/later-clashes/server/public.ts';
import { mealCalendarRoutes } from '#features/meal-calendar/server/routes.ts';
import { cookOfPlanned } from '#features/meal-plans/server/public.ts';
import { mealPlansRoutes } from '#features/meal-plans/server/routes.ts';
import { mealTemplatesRoutes } from '#features/meal-templates/server/routes.ts';
import { mealWishesRoutes } from '#features/meal-wishes/server/routes.ts';
import { measuresRoutes } from '#features/measures/server/routes.ts';
import { missedRoutes, missedWork } from '#features/missed-searches/server/public.ts';
import { myDataWork } from '#features/my-data/server/public.ts';
import { myDataRoutes } from '#features/my-data/server/routes.ts';
import { notificationsWork } from '#features/notifications/server/public.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import {
  numbersHidden,
  nutritionWork,
  weighedSince,
  weighIns,
} from '#features/nutrition/server/public.ts';
import { nutritionRoutes } from '#features/nutrition/server/routes.ts';
import {
  type ActiveSince,
  accountWithSeatOf,
  organisationsWork,
  ownershipToEnd,
  ownsOrganisation,
  seatUsageOf,
} from '#features/organisations/server/public.ts';
import { organisationsRoutes } from '#features/organisations/server/routes.ts';
import { ownExercisesRoutes } from '#features/own-exercises/server/routes.ts';
import { limitOf } from '#features/plans/rules/entitlements.ts';
import { progressRoutes } from '#features/progress/server/routes.ts';
import { progressPhotosWork } from '#features/progress-photos/server/public.ts';
import { progressPhotosRoutes } from '#features/progress-photos/server/routes.ts';
import { progressionRoutes } from '#features/progression/server/routes.ts';
import { createWebPages } from '#features/recipe-import/server/public.ts';
import { recipeImportRoutes } from '#features/recipe-import/server/routes.ts';
import { recipesRoutes } from '#features/recipes/server/routes.ts';
import { type ReportServices, weeklyReportBy } from '#features/reports/server/public.ts';
import { reportsRoutes } from '#features/reports/server/routes.ts';
import { shoppingRoutes } from '#features/shopping/server/routes.ts';
import { createSignIn, type PasswordHashing, signInWork } from '#features/sign-in/server/public.ts';
import { signInRoutes } from '#features/sign-in/server/routes.ts';
import { trainerCalendarRoutes } from '#features/trainer-calendar/server/routes.ts';
import { refreshStars, trainersWork } from '#features/trainers/server/public.ts';
import { trainersRoutes } from '#features/trainers/server/routes.ts';
import { trainingHistoryRoutes } from '#features/training-history/server/routes.ts';
import { trainingDestination } from '#features/training-import/server/public.ts';
import { isProgrammePlan } from '#features/training-plans/server/public.ts';
import { trainingPlansRoutes } from '#features/training-plans/server/routes.ts';
import { HEALTH_SEAL, healthRenewal } from '#features/training-profile/server/public.ts';
import { trainingProfileRoutes } from '#features/training-profile/server/routes.ts';
import { trainingRequestsRoutes } from '#features/training-requests/server/routes.ts';
import { trainingSessionActions } from '#features/training-sessions/server/public.ts';
import { trainingSessionsRoutes } from '#features/training-sessions/server/routes.ts';
import { workoutsRoutes } from '#features/workouts/server/routes.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import { createHttpApp, type ProxyTrust } from '#platform/server/http/http-app.ts';
import { createPublicWeb } from '#platform/server/http/public-web.ts';
import { readWebPages, webPageReader } from '#platform/server/http/web-pages.ts';
import { createJobQueue } from '#platform/server/jobs/job.ts';
import { createJobRunner, type JobRunner } from '#platform/server/jobs/runner.ts';
import { createMailQueue } from '#platform/server/mail/mail-queue.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { createWorkerPool } from '#platform/server/threads/worker-pool.ts';
import { bookingRoutes } from './booking-routes.ts';
import type { Config } from './config.ts';
import { habitsServices } from './habits-services.ts';
import { householdServices } from './household-services.ts';
import { openOtherCalendars } from './other-calendars.ts';
import { personalDataOf, photoSealer } from './personal-data.ts';
import { isWebPage, OWN_PAGES, SELDOM_READ } from './web-pages.ts';

/** `worker.ts` beside this source, `worker.js` beside the bundle. */
const workerFile = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
/** Of a large body only parts become values; a zip file of 20 MB as base64 fits. */
const MAX_WORKER_HEAP_MB = 96;

export type ServerDependencies = {
  database: Database;
  mailer: Mailer;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
  /** Milliseconds by a clock that never jumps, for intervals. */
  uptimeMs?: () => number;
  /** Signs cookies and tokens. */
  secret: string;
  /** What it was before, newest first: opens what was sealed under it until that is sealed again. */
  olderSecrets?: readonly string[];
  /** The address people type, without a trailing slash. */
  publicUrl: string;
  /** The built web application; null serves the API alone. */
  webRoot: string | null;
  /** Label above every page; null for none. */
  pageLabel?: string | null;
  /** Tests that are not about passwords keep them cheaply; people's are kept as the library does. */
  hashing?: PasswordHashing | undefined;
  /** Other services to sign in with; without their settings they are not offered. */
  google?: Config['google'];
  facebook?: Config['facebook'];
  /** Online product lookup; off if absent. */
  openFoodFactsUrl?: string | null;
  /** Hosts of a private network whose recipe pages and calendars may be read. */
  recipePageHosts?: readonly string[];
  /** Who may check the credentials of all trainers, lower case; nobody if absent. */
  operatorEmails?: readonly string[];
  /** Food photo analysis; off if absent. */
  ai?: Config['ai'];
  /** Payment provider; without one, plans start at once. */
  payments?: PaymentProvider;
  /** Rejects when the disk is full; without it, only the database is checked. */
  checkDisk?: () => Promise<void>;
  log: { level: string };
  /** Tests that are not about limits switch them off. */
  rateLimits?: 'on' | 'off';
  trustProxy: ProxyTrust;
};

/** A server and what it does in the background, from listening to closing. */
export type ServerApp = FastifyInstance & { jobs: JobRunner };

/** Logged: something eaten, or a weight. Training joins them when there is any. */
const activeSince: ActiveSince = async (db, people, since) =>
  new Set([...(await loggedSince(db, people, since)), ...(await weighedSince(db, people, since))]);

/** The product's server: the features' routes, in order, behind one HTTP application. */
export async function createServerApp(deps: ServerDependencies): Promise<ServerApp> {
  const { database, webRoot, clock, publicUrl, uptimeMs = () => performance.now() } = deps;
  const pageOptions = { publicUrl, label: deps.pageLabel ?? null };
  const worker = createWorkerPool({ file: workerFile, maxHeapMb: MAX_WORKER_HEAP_MB });
  // Of its own: fifty reports at once hold nobody up who sends a large body.
  const reportPool = createWorkerPool({ file: workerFile, maxHeapMb: MAX_WORKER_HEAP_MB });
  const reportServices: ReportServices = {
    accountOf: accountWithSeatOf,
    tell: habitsServices.tell,
    pool: reportPool,
  };
  const jobs = createJobQueue(clock);
  const { secret, olderSecrets = [] } = deps;
  const sealer = photoSealer(secret, olderSecrets);
  const healthSealer = createSealer(secret, HEALTH_SEAL, olderSecrets);
  const personalData = personalDataOf(secret, olderSecrets);
  const mail = createMailQueue({ queue: jobs, mailer: deps.mailer, secret, olderSecrets });
  const telling = { post: mail.post, publicUrl };
  const billing: BillingServices = {
    ...telling,
    provider: deps.payments ?? localProvider,
    usageOf: async (db, owner, nowMs) => ({
      ...(await seatUsageOf(db, owner, nowMs)),
      photoAnalyses: await countUsedAnalyses(db, owner, nowMs),
      habitGoals: await countHabits(db, owner),
      // There is one, or none.
      dailyReminders: (await wantsMail(db, owner, 'daily_reminder')) ? 1 : 0,
    }),
    ownsGym: ownsOrganisation,
  };
  const signIn = createSignIn({ ...deps, post: mail.post });
  const openFoodFacts = deps.openFoodFactsUrl
    ? createOpenFoodFacts({
        url: deps.openFoodFactsUrl,
        userAgent: `Vigour/0.1 (${deps.publicUrl})`,
        uptimeMs,
      })
    : null;
  const model = deps.ai ? await openAiModel(deps.ai) : null;
  const vision = model && deps.ai ? { model, price: deps.ai.price } : null;
  const photoLimitOf = async (db: Db, owner: OwnerId) =>
    limitOf(await accountOf(db, owner, clock()), 'photoAnalyses');
  const web = createPublicWeb({
    userAgent: `Vigour/0.1 (${publicUrl})`,
    allowedHosts: deps.recipePageHosts ?? [],
  });
  const otherCalendars = openOtherCalendars({
    web,
    workerFile,
    publicUrl,
    secret,
    olderSecrets,
    onBusyChange: (db, owner, nowMs) => tellClashes(db, telling, owner, nowMs),
  });
  const { calendars } = otherCalendars;
  const checking: CheckingServices = {
    ...telling,
    operatorEmails: deps.operatorEmails ?? [],
  };
  const taking = {
    ...telling,
    refreshCalendars: calendars.refreshStale,
    onMissing: refreshStars,
  };
  const weeklyLimits = { accountOf: accountWithSeatOf, isProgramme: isProgrammePlan };
  const app = await createHttpApp({
    title: 'Vigour',
    routes: [
      ...accountRoutes({ signIn, loggedDays, planOf, numbersHidden, weighIns }),
      ...signInRoutes({ signIn, jobs }),
      ...homeRoutes,
      ...foodLogRoutes(vision !== null),
      ...cookingRoutes,
      ...mealPlansRoutes,
      ...mealWishesRoutes(model),
      ...householdRoutes({ ...householdServices, ...telling }),
      ...mealCalendarRoutes({ db: database.db, clock, publicUrl }),
      ...mealTemplatesRoutes,
      ...foodsRoutes({ openFoodFacts }),
      ...foodSentencesRoutes(model),
      ...barcodeRoutes({ openFoodFacts }),
      ...foodPhotoRoutes({
        vision,
        limitOf: photoLimitOf,
        clock: deps.clock,
      }),
      ...nutritionRoutes,
      ...billingRoutes(billing),
      ...organisationsRoutes({
        ...billing,
        billing,
        signIn,
        jobs,
        activeSince,
        beforeClosing: (db, id, nowMs) => endClassesOf(db, telling, id, nowMs),
        beforeStaffEnds: (db, ending, nowMs) => endStaffOf(db, telling, ending, nowMs),
      }),
      ...myDataRoutes({
        signIn,
        jobs,
        worker,
        personalData,
        reasonToStay: ownershipToEnd,
        endPlan: (db, owner, nowMs) => cancelPlan(db, billing, owner, nowMs),
      }),
      ...workoutsRoutes,
      ...exerciseLibraryRoutes,
      ...csvImportRoutes({
        db: database.db,
        sessionGate: signIn.sessionGate,
        toTraining: trainingDestination,
      }),
      ...notificationsRoutes(signIn),
      ...habitsRoutes(habitsServices),
      ...reportsRoutes(reportServices),
      ...trainingProfileRoutes(healthSealer),
      ...ownExercisesRoutes,
      ...trainingPlansRoutes,
      ...trainingSessionsRoutes(weeklyLimits),
      ...cardioRoutes(trainingSessionActions(weeklyLimits)),
      ...trainingHistoryRoutes({ db: database.db, sessionGate: signIn.sessionGate }),
      ...trainingRequestsRoutes(model),
      ...recipesRoutes({
        cookOf: cookOfPlanned,
        db: database.db,
        sessionGate: signIn.sessionGate,
        publicUrl,
      }),
      ...recipeImportRoutes({
        pages: createWebPages(web),
        vision,
        limitOf: photoLimitOf,
        clock,
      }),
      ...progressionRoutes,
      ...shoppingRoutes,
      ...measuresRoutes,
      ...progressRoutes,
      ...progressPhotosRoutes({
        db: database.db,
        sessionGate: signIn.sessionGate,
        sealer,
        clock,
      }),
      ...goalsRoutes(habitsServices),
      ...availabilityRoutes(calendars),
      ...bookingRoutes(taking),
      ...classesRoutes(telling),
      ...missedRoutes({ secret, operatorEmails: checking.operatorEmails }),
      ...credentialsRoutes({ ...checking, db: database.db, sessionGate: signIn.sessionGate }),
      ...bookingFeedRoutes({ db: database.db, clock, publicUrl }),
      ...trainerCalendarRoutes({ db: database.db, sessionGate: signIn.sessionGate }),
      ...trainersRoutes({
        ...checking,
        db: database.db,
        sessionGate: signIn.sessionGate,
        clock,
        pageLabel: pageOptions.label,
      }),
    ],
    db: database.db,
    sessionGate: signIn.sessionGate,
    worker,
    checkHealth: async () => {
      await deps.checkDisk?.();
      await database.pool.query('select 1');
    },
    clock: deps.clock,
    secret,
    publicUrl: deps.publicUrl,
    web: webRoot
      ? {
          root: webRoot,
          pages: await readWebPages(webRoot, { ...pageOptions, seldom: SELDOM_READ }),
          readSeldom: webPageReader(webRoot, pageOptions),
          isPage: isWebPage,
          ownPages: OWN_PAGES,
        }
      : null,
    log: deps.log,
    rateLimits: deps.rateLimits ?? 'on',
    trustProxy: deps.trustProxy,
  });
  const services = { ...telling, db: database.db, clock, log: app.log };
  const runner = createJobRunner({
    db: database.db,
    queue: jobs,
    clock,
    uptimeMs,
    work: [
      mail,
      signInWork(signIn),
      myDataWork({
        ...services,
        personalData,
        reasonToStay: ownershipToEnd,
        beforeErasing: async (db, owner, nowMs) => {
          await endStaffOf(db, services, { person: owner }, nowMs);
          await endBookingsOf(db, services, owner, nowMs);
          await forgetMember(db, householdServices, owner, nowMs);
        },
      }),
      billingWork({ ...services, ...billing }),
      nutritionWork(services),
      organisationsWork(services),
      bookingsWork(services),
      requestsWork(services),
      classesWork(services),
      notificationsWork({ ...services, signIn, weeklyReport: weeklyReportBy(reportServices) }),
      csvImportWork({ db: database.db }),
      progressPhotosWork({ db: database.db, sealer }),
      ...(olderSecrets.length > 0
        ? [healthRenewal({ db: database.db, sealer: healthSealer })]
        : []),
      availabilityWork({ db: database.db, calendars }),
      credentialsWork({ ...checking, db: database.db }),
      trainersWork({ db: database.db }),
      missedWork({ db: database.db }),
    ],
    log: app.log,
  });
  app.addHook('onListen', async () => runner.start());
  app.addHook('onClose', () =>
    Promise.all([runner.stop(), worker.close(), reportPool.close(), otherCalendars.close()]).then(
      () => {},
    ),
  );
  return Object.assign(app, { jobs: runner });
}
