import { photoApi } from '#features/account/contract.ts';
import { pastEntriesApi } from '#features/cooking/contract.ts';
import { credentialSendingApi } from '#features/credentials/contract.ts';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { foodLogApi, savedMealsApi } from '#features/food-log/contract.ts';
import { foodPhotoApi } from '#features/food-photo/contract.ts';
import { mealPlansApi } from '#features/meal-plans/contract.ts';
import { planTemplatesApi } from '#features/meal-templates/contract.ts';
import { readingsFileApi } from '#features/measures/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { progressPhotosApi } from '#features/progress-photos/contract.ts';
import { recipeImportApi } from '#features/recipe-import/contract.ts';
import { recipePhotosApi, recipesApi } from '#features/recipes/contract.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { trainerProfileApi } from '#features/trainers/contract.ts';
import { trainingPlansApi } from '#features/training-plans/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import {
  OPEN_ARCHIVE,
  openArchive,
  READ_PIECE,
  readPiece,
} from '#platform/server/archive/read-archive.ts';
import {
  bodyValidation,
  READ_ROWS,
  readRows,
  VALIDATE_BODY,
} from '#platform/server/http/body-validation.ts';
import { RELEASE, release } from '#platform/server/threads/held.ts';
import { serveTasks } from '#platform/server/threads/task-worker.ts';

/** The contracts with endpoints whose `bodyLimitBytes` is large. */
const contracts = [
  photoApi,
  pastEntriesApi,
  credentialSendingApi,
  csvImportApi,
  foodLogApi,
  savedMealsApi,
  foodPhotoApi,
  mealPlansApi,
  planTemplatesApi,
  readingsFileApi,
  myDataApi,
  progressPhotosApi,
  recipeImportApi,
  recipesApi,
  recipePhotosApi,
  shoppingApi,
  trainerProfileApi,
  trainingPlansApi,
  trainingSessionsApi,
];

serveTasks({
  writeReport: async (input: never) => {
    const { writeReport } = await import('#features/reports/server/public.ts');
    return writeReport(input);
  },
  busyOfCalendar: async (input: never) => {
    const { busyOfCalendar } = await import('#features/availability/server/public.ts');
    return busyOfCalendar(input);
  },
  [VALIDATE_BODY]: bodyValidation(contracts.flatMap((contract) => Object.values(contract))),
  [READ_ROWS]: readRows,
  [RELEASE]: release,
  [OPEN_ARCHIVE]: openArchive,
  [READ_PIECE]: readPiece,
});
