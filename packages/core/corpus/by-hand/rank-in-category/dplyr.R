  ranked <- products |>
    group_by(category) |>
    mutate(place = min_rank(desc(price))) |>
    ungroup() |>
    select(category, product, price, place)
  write_csv(ranked, file.path(output_dir, "rank_in_category.csv"), na = "")
