    orders = pd.read_csv(
        input_dir / "orders.csv",
        dtype={
            "order_id": "Int64",
            "customer_id": "Int64",
            "product_id": "string",
            "quantity": "Int64",
            "amount": "Float64",
            "status": "string",
        },
        parse_dates=["ordered_on"],
        date_format="%Y-%m-%d",
        keep_default_na=False,
        na_values=[""],
    )
