  categories <- orders |>
    inner_join(products, by = "product_id", na_matches = "never") |>
    group_by(category) |>
    summarise(
      average_order = mean(amount, na.rm = TRUE),
      buyers = n_distinct(customer_id, na.rm = TRUE)
    ) |>
    filter(average_order > 50) |>
    arrange(desc(average_order))
  write_csv(categories, file.path(output_dir, "good_categories.csv"), na = "")
