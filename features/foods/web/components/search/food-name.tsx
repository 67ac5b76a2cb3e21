/** A food's name with its brand, each in its own direction of writing. */
export function FoodName({ name, brand }: { name: string; brand: string | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {brand && (
        <span className="font-normal text-muted">
          {' '}
          <bdi>{brand}</bdi>
        </span>
      )}
    </>
  );
}
